/* SHA-256 and SHAKE-256. Browsers offer the first one over HTTPS only, and the second one never. */

const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
const fraction = (root) => ((root - Math.floor(root)) * 4294967296) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const bytesOf = (text) => [...new TextEncoder().encode(text)];
const right = (word, by) => (word >>> by) | (word << (32 - by));

/* Return the SHA-256 of a text, or of bytes, as 32 bytes. */
export function sha256(given) {
  const bytes = typeof given === "string" ? bytesOf(given) : given.slice();
  const size = bytes.length;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let at = 7; at >= 0; at--) bytes.push(Math.floor((size * 8) / 256 ** at) & 255);
  const sum = START.slice();
  const words = new Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        const place = block + 4 * at;
        words[at] = (bytes[place] << 24) | (bytes[place + 1] << 16) | (bytes[place + 2] << 8) | bytes[place + 3];
      } else {
        const late = words[at - 15];
        const last = words[at - 2];
        const mixed = (right(late, 7) ^ right(late, 18) ^ (late >>> 3)) + (right(last, 17) ^ right(last, 19) ^ (last >>> 10));
        words[at] = (words[at - 16] + words[at - 7] + mixed) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let at = 0; at < 64; at++) {
      const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at]) | 0;
      const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] = (sum[at] + word) | 0));
  }
  return sum.reduce((all, word) => all.concat([24, 16, 8, 0].map((by) => (word >>> by) & 255)), []);
}

/* Return the HMAC of a text with SHA-256; the key is a text of at most 64 bytes. */
export function hmac(key, text) {
  const padded = bytesOf(key).concat(new Array(64).fill(0)).slice(0, 64);
  const mixed = (by) => padded.map((byte) => byte ^ by);
  return sha256(mixed(0x5c).concat(sha256(mixed(0x36).concat(bytesOf(text)))));
}

/* Return bytes in hexadecimal digits. */
export function hex(bytes) {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/* Numbers of 64 bits are in two halves, the lower one first. */
const CONSTANTS = [];
const TURNS = new Array(25).fill(0);
const PLACES = new Array(25).fill(0);
{
  let register = 1;
  const bit = () => {
    const out = register & 1;
    register = register & 0x80 ? ((register << 1) ^ 0x171) & 255 : register << 1;
    return out;
  };
  for (let round = 0; round < 24; round++) {
    const halves = [0, 0];
    for (let at = 0; at < 7; at++) {
      const place = 2 ** at - 1;
      if (bit()) halves[place >> 5] |= 1 << (place & 31);
    }
    CONSTANTS.push(halves);
  }
  for (let step = 0, x = 1, y = 0; step < 24; step++) {
    TURNS[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  for (let x = 0; x < 5; x++) for (let y = 0; y < 5; y++) PLACES[x + 5 * y] = y + 5 * ((2 * x + 3 * y) % 5);
}

function turned(low, high, by) {
  if (by >= 32) [low, high, by] = [high, low, by - 32];
  if (!by) return [low, high];
  return [(low << by) | (high >>> (32 - by)), (high << by) | (low >>> (32 - by))];
}

function permute(state) {
  for (const [low, high] of CONSTANTS) {
    for (let half = 0; half < 2; half++) state[half].column = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((all, y) => all ^ state[half][x + y], 0));
    for (let x = 0; x < 5; x++) {
      const next = (x + 1) % 5;
      const added = turned(state[0].column[next], state[1].column[next], 1);
      for (let half = 0; half < 2; half++) for (let y = 0; y < 25; y += 5) state[half][x + y] ^= state[half].column[(x + 4) % 5] ^ added[half];
    }
    const moved = [new Array(25), new Array(25)];
    for (let at = 0; at < 25; at++) [moved[0][PLACES[at]], moved[1][PLACES[at]]] = turned(state[0][at], state[1][at], TURNS[at]);
    for (let half = 0; half < 2; half++) {
      for (let y = 0; y < 25; y += 5) {
        const row = moved[half].slice(y, y + 5);
        for (let x = 0; x < 5; x++) state[half][x + y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]);
      }
    }
    state[0][0] ^= low;
    state[1][0] ^= high;
  }
}

const RATE = 136; // bytes at a time

/* Return a function whose calls return the bytes of the SHAKE-256 of a text, one after another. */
export function shake256(text) {
  const bytes = bytesOf(text);
  bytes.push(0x1f);
  while (bytes.length % RATE) bytes.push(0);
  bytes[bytes.length - 1] |= 0x80;
  const state = [new Array(25).fill(0), new Array(25).fill(0)];
  for (let block = 0; block < bytes.length; block += RATE) {
    for (let at = 0; at < RATE; at++) state[(at >> 2) & 1][at >> 3] ^= bytes[block + at] << (8 * (at & 3));
    permute(state);
  }
  let at = 0;
  return () => {
    if (at === RATE) {
      permute(state);
      at = 0;
    }
    const byte = (state[(at >> 2) & 1][at >> 3] >>> (8 * (at & 3))) & 255;
    at += 1;
    return byte;
  };
}
