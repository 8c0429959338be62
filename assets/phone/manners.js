/* What a phone does at a table: it shakes shortly when it is its owner's turn, stays awake then, and hides the hand. */

import { change, told } from "./store.js";

const UNTOUCHED = 20000; // ms in somebody else's turn after which the hand is hidden
let sound = null;
let lock = null;
let asks = false; // whether a lock is on its way
let timer = 0;
let mine = false;
let number = -1;

/* Note whether it is this guest's turn, in the state with this number. */
export function turned(isMine, state) {
  if (isMine && !mine && state !== number && document.visibilityState === "visible") shake();
  const was = mine;
  mine = isMine;
  number = state;
  stayAwake();
  if (mine !== was || !timer) count(); // moves of others are no touches
}

/* Let this guest notice that somebody waits for him: phones that cannot shake make a soft sound. */
export function nudged() {
  if (document.visibilityState !== "visible") return;
  shake();
  chime();
}

function chime() {
  const Sound = window.AudioContext || window.webkitAudioContext;
  if (!Sound || (navigator.userActivation && !navigator.userActivation.hasBeenActive)) return;
  sound = sound || new Sound();
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.5);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.5);
}

function shake() {
  const wasTouched = !navigator.userActivation || navigator.userActivation.hasBeenActive; // before that it is not allowed
  if (navigator.vibrate && wasTouched) navigator.vibrate(60);
}

async function stayAwake() {
  try {
    if (mine && document.visibilityState === "visible") {
      if (!navigator.wakeLock || lock || asks) return;
      asks = true;
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
      asks = false;
      if (!mine) stayAwake();
    } else if (lock) await lock.release();
  } catch (error) {
    asks = false;
    lock = null; // a phone that saves power may refuse
  }
}

function count() {
  clearTimeout(timer);
  timer = 0;
  if (!mine && told.state && told.state.view.hand) timer = setTimeout(cover, UNTOUCHED);
}

function cover() {
  timer = 0;
  change({ covered: true });
}

export function start() {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") cover();
    stayAwake();
  });
  addEventListener("pagehide", cover);
  document.addEventListener("pointerdown", count, true);
  document.addEventListener("keydown", count, true);
}
