/* The connection to the table. It comes back by itself: phones that sleep lose their sockets without being told. */

import { change, keep, kept, told } from "./store.js";
import { languages, word } from "./words.js";

const VERSION = 2;
const CONNECT = 8000; // a connection that has not opened by then is given up, and so is one to which the table says nothing
const SILENCE = 10000; // so long may the table say nothing after a ping
const PINGS = 10000;
const KEY = /^[\w-]{22}$/;
const WAITS = [200, 500, 1000, 2000, 4000, 5000];

let socket = null;
let tries = 0;
let numbers = 0;
let timers = {};
const listeners = {};
let sent = null; // the answer about which the table has said nothing yet: { state, action }
let isBack = false; // the present state is not known yet
let preset = ""; // the game for which a table is to be opened
let ownKey = ""; // the key with which this phone wants to come back there
let unheard = []; // messages about which nothing has asked yet, because its module is still loading

/* The address may hold the table's code, the guest's key, or both, as in #H7K2QM.key; neither is ever sent with a request. */
function fragment() {
  const [first, second] = location.hash.slice(1).split(".");
  if (KEY.test(first)) return { code: "", key: first };
  return { code: (first || "").toUpperCase(), key: second || "" };
}

function remember(code, key) {
  history.replaceState(null, "", `#${code ? `${code}.` : ""}${key}`);
  if (!code) return;
  keep(`key.${code}`, key);
  keep("table", code);
}

function forget(code) {
  history.replaceState(null, "", `#${code}`);
  keep(`key.${code}`, null);
}

/* Call a function with every message of a kind, such as "said". Return a function that ends this. */
export function heard(kind, does) {
  (listeners[kind] = listeners[kind] || []).push(does);
  const known = unheard.filter((message) => message.kind === kind);
  unheard = unheard.filter((message) => message.kind !== kind);
  known.forEach(does);
  return () => listeners[kind].splice(listeners[kind].indexOf(does), 1);
}

/* Send a message, if there is a connection. */
export function send(kind, fields) {
  if (told.link !== "open" || !socket) return false;
  socket.send(JSON.stringify(Object.assign({ kind }, fields)));
  return true;
}

/* Answer the present question. */
export function act(action) {
  if (!told.state || told.waits) return;
  const answer = { state: told.state.number, action };
  if (!send("act", answer)) return;
  sent = answer;
  change({ waits: true });
  ping(); // so that a dead line is noticed soon
}

/* Open a table for a game at a server for many. Until the server has answered, the same key leads to the same table. */
export function create(game) {
  const before = kept("creating");
  ownKey = before && before.preset === game ? before.key : newKey();
  keep("creating", { preset: game, key: ownKey });
  preset = game;
  connect();
}

/* Return 128 random bits, as tables write keys. */
function newKey() {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(bytes).replace(/[+]/g, "-").replace(/[/]/g, "_").replace(/=/g, "");
}

/* Go to the table with this code, or with the one in the address, or with the last one. */
export function connect(given) {
  const known = fragment();
  const code = (given || known.code || (!known.key && kept("table")) || "").toUpperCase();
  const key = (!given && known.key) || (code && kept(`key.${code}`)) || "";
  if (given) {
    preset = "";
    sent = null; // another table may have a state with this number, too
  }
  if (!code && !key && !preset) {
    change({ link: "ended", sentence: "" });
    return;
  }
  close();
  if (told.link !== "lost") change({ link: told.welcome ? "lost" : "opening" });
  const here = new WebSocket(address(preset ? "" : code));
  socket = here;
  timers.connect = setTimeout(() => lost(here), CONNECT);
  here.onopen = () => {
    clearTimeout(timers.connect);
    timers.connect = setTimeout(() => lost(here), CONNECT);
    const name = kept("name") || "";
    const who = { version: VERSION, language: languages(), device: device(), name };
    const hello = preset ? { kind: "create", preset, key: ownKey } : key ? { kind: "hello", code, key } : { kind: "hello", code };
    here.send(JSON.stringify(Object.assign(hello, who)));
  };
  here.onmessage = (event) => here === socket && take(JSON.parse(event.data), code, key);
  here.onclose = () => lost(here);
  here.onerror = () => lost(here);
}

/* Return whether this is a server with many tables, which has a path or TLS. */
export function isServer() {
  const { protocol, pathname } = new URL(".", location.href);
  return protocol === "https:" || pathname !== "/";
}

/* At a server with many tables, a proxy knows by the first letters of the code whose this is. */
function address(code) {
  const found = new URL(".", location.href);
  found.pathname += isServer() && code ? `table/${code.slice(0, 2)}` : "table";
  found.protocol = found.protocol === "https:" ? "wss:" : "ws:";
  return found.href;
}

function device() {
  return Math.min(screen.width, screen.height) < 900 && navigator.maxTouchPoints > 0 ? "phone" : "window";
}

function close() {
  clearTimeout(timers.connect);
  clearTimeout(timers.again);
  endSilence();
  if (socket) {
    const old = socket;
    socket = null;
    old.onclose = old.onerror = old.onmessage = old.onopen = null;
    old.close();
  }
}

function lost(which) {
  if (which !== socket || told.link === "ended") return;
  close();
  change({ link: "lost", waits: false });
  const wait = WAITS[Math.min(tries, WAITS.length - 1)];
  tries += 1;
  timers.again = setTimeout(connect, wait * (0.8 + 0.4 * Math.random()));
}

function ping() {
  if (told.link !== "open" || !socket) return;
  const here = socket;
  numbers += 1;
  send("ping", { number: numbers });
  timers.silence = timers.silence || setTimeout(() => lost(here), SILENCE);
}

function endSilence() {
  clearTimeout(timers.silence);
  timers.silence = null;
}

function take(message, code, key) {
  endSilence();
  switch (message.kind) {
    case "hello":
      clearTimeout(timers.connect);
      tries = 0;
      isBack = true;
      if (preset) keep("creating", null);
      preset = "";
      remember(message.code || code, message.key);
      document.documentElement.lang = message.language;
      change({ link: "open", sentence: "", welcome: message, waits: false });
      break;
    case "people":
      if (message.code && told.welcome) remember(message.code, told.welcome.key);
      change({ people: message });
      break;
    case "state":
      change({ state: message, at: Date.now(), waits: isLost(message) && send("act", sent) });
      isBack = false;
      break;
    case "error":
      if (told.link !== "open") {
        refused(message, code, key);
        return;
      }
      sent = null;
      change({ waits: false });
      break;
    case "bye":
      if (message.again) {
        change({ sentence: message.sentence });
        lost(socket);
        return;
      }
      close();
      change({ link: "ended", sentence: message.sentence });
      return;
  }
  if (!listeners[message.kind] && /shuffle|open/.test(message.kind)) unheard.push(message);
  for (const does of (listeners[message.kind] || []).slice()) does(message);
}

/* Return whether an answer to this state was lost with the connection. */
function isLost({ number, prompt }) {
  return isBack && !!prompt && !!sent && sent.state === number;
}

/* The table does not let us in. A key that is not known anymore is no reason to give up: the code may still do. */
function refused(message, code, key) {
  close();
  if (!preset && message.code === "key" && key) {
    forget(code);
    connect(code);
    return;
  }
  if (!preset && message.code === "code") keep("table", null);
  preset = "";
  change({ link: "ended", sentence: message.sentence });
}

/* Look at once whether the connection still holds, as after sleep. */
function wake() {
  if (document.visibilityState !== "visible" || told.link === "ended") return;
  if (told.link === "open") ping();
  else {
    tries = 0;
    connect();
  }
}

/* Connect, and stay connected. */
export function start() {
  document.addEventListener("visibilitychange", wake);
  addEventListener("pagehide", () => told.link !== "ended" && (close(), change({ link: "lost" }))); // a page may sleep with an open socket
  addEventListener("pageshow", (event) => event.persisted && wake());
  addEventListener("online", wake);
  addEventListener("hashchange", () => ((sent = null), connect()));
  setInterval(() => document.visibilityState === "visible" && ping(), PINGS);
  connect();
}

/* Return why there is no connection, for the page; empty if there is one. */
export function trouble() {
  return told.link === "lost" ? told.sentence || word("lost_why") : told.link === "opening" ? word("opening") : told.sentence;
}
