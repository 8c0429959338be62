/* A player in C: `cc -o player player.c`, then
   `pinochle-qt match --a "cmd:./player" --b steady --preset racehorse_passing --deals 10`.

   It never bids unless it must, melds all it can, and takes the first of whatever else it can choose from. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20], named[16];

/* Return what comes after a key, or NULL. */
static char *after(char *text, const char *key) {
    char *found = text ? strstr(text, key) : NULL;
    return found ? found + strlen(key) : NULL;
}

/* Write the value that begins here, with all that is inside. */
static void copy(const char *value) {
    int depth = 0;
    do {
        depth += (*value == '{' || *value == '[') - (*value == '}' || *value == ']');
        putchar(*value++);
    } while (depth > 0);
}

/* Write so many cards of a list; those that must be among them are taken first, and out of the list. */
static void pick(char *pick) {
    char *list = after(pick, "\"among\":["), *must = after(pick, "\"must\":["), *end = strchr(list, ']'), *card;
    int left = atoi(after(pick, "\"size\":")), first = 1;
    for (; must && *must == '"'; must += must[4] == ',' ? 5 : 4, left--, first = 0) {
        printf("%s%.4s", first ? "" : ",", must);
        for (card = list; strncmp(card, must, 4); card += 5) {}
        memset(card, '-', 4);
    }
    for (card = list; left > 0 && card < end; card += 5)
        if (*card == '"') printf("%s%.4s", first ? "" : ",", card), left--, first = 0;
}

/* Write the action that a prompt asks for; every choice is an action already. */
static void decide(char *prompt, int seat) {
    char *choices = after(prompt, "\"choices\":["), *found;
    const char *acts[] = {"pass", "play_on", "stand", NULL}, **act = acts;
    sscanf(after(prompt, "\"kind\":\""), "%15[a-z]", named);
    for (found = NULL; choices && *act && !found; act++) {
        char wanted[40];
        snprintf(wanted, sizeof wanted, "{\"seat\":%d,\"act\":\"%s\"", seat, *act);
        found = strstr(choices, wanted);
    }
    if (found) copy(found);
    else if ((found = after(prompt, "\"pick\":"))) {
        printf("{\"seat\":%d,\"act\":\"%s\",\"cards\":[", seat, named), pick(found), printf("]}");
    } else if ((found = after(prompt, "\"bids\":"))) {
        char *suits = after(prompt, "\"suits\":[");
        printf("{\"seat\":%d,\"act\":\"bid\",\"amount\":%d", seat, atoi(after(found, "\"minimum\":")));
        if (suits) printf(",\"suit\":%.3s", suits);
        putchar('}');
    } else if ((found = after(prompt, "\"kitty\":["))) {
        printf("{\"seat\":%d,\"act\":\"distribute\",\"to\":[", seat);
        for (int to = 0; *found == '"'; to++, found += found[4] == ',' ? 5 : 4)
            printf("%s[%d,%.4s]", to ? "," : "", to, found);
        printf("]}");
    } else if (choices && strcmp(named, "show")) copy(choices);
    else {
        printf("{\"seat\":%d,\"act\":\"meld\",\"melds\":", seat);
        copy((found = after(prompt, "\"best\":")) ? found : "[]"), putchar('}');
    }
}

int main(void) {
    puts("{\"kind\":\"hello\",\"version\":1,\"name\":\"Example in C\"}");
    for (fflush(stdout); fgets(line, sizeof line, stdin); fflush(stdout)) {
        char *prompt = after(line, "\"prompt\":{"), *kind = after(line, "\"kind\":\"state\",\"number\":");
        if (!prompt || !kind) continue;
        printf("{\"kind\":\"act\",\"state\":%d,\"action\":", atoi(kind));
        decide(prompt, atoi(after(strstr(line, "},\"seat\":") ? strstr(line, "},\"seat\":") : line, "\"seat\":")));
        puts("}");
    }
    return 0;
}
