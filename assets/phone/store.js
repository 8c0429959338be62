/* What the table has said last, and what this phone remembers. Whoever shows it is called after every change. */

export const told = {
  link: "opening", // opening, open, lost, ended
  sentence: "", // why the connection is refused or has ended
  welcome: null,
  people: null,
  state: null,
  at: 0, // when the state came
  watches: false, // the guest only looks on
  remark: null, // what somebody said just now: { person, text }
  waits: false, // an answer is on its way to the table
  covered: false,
  muted: [], // the names of those whose remarks this phone hides
  found: null, // what is known about the shuffle of a deal: { deal, name, person, sentence }
};

const watchers = [];

/* Call a function after every change. */
export function watch(does) {
  watchers.push(does);
}

/* Change what is known, and tell everybody. */
export function change(news) {
  Object.assign(told, news);
  for (const does of watchers) does();
}

/* Return whether this guest has a place at the table. */
export function sits() {
  return !!told.people && told.people.people.some((each) => each.you);
}

/* Return whether a club night decides who sits where and what is played. */
export function isOfEvening() {
  return !!(told.people.options || {}).evening;
}

/* Return whether this phone hides what somebody says. */
export function isMuted(name) {
  return told.muted.includes(name);
}

/* Hide what somebody says from now on, or show it again; nobody else learns of that. */
export function mute(name, is) {
  const others = told.muted.filter((each) => each !== name);
  told.muted = is ? [...others, name].slice(-50) : others;
  keep("muted", told.muted);
}

/* Keep something on this phone. In a private window nothing can be kept; then the address alone knows the key. */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`pinochle.${name}`);
    else localStorage.setItem(`pinochle.${name}`, JSON.stringify(value));
  } catch (error) {
    // the address still holds the key
  }
}

/* Return what was kept, or null. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(`pinochle.${name}`));
  } catch (error) {
    return null;
  }
}

told.muted = kept("muted") || [];
