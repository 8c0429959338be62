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

const RATE = 136; // bytes at a time
const WHOLE = (1n << 64n) - 1n;

const turned = (lane, by) => ((lane << by) | (lane >> (64n - by))) & WHOLE;

/* Change the 25 numbers of 64 bits, from which the next bytes come. */
function permute(state) {
  let register = 1; // its bits make the constant of each round
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => [5, 10, 15, 20].reduce((all, y) => all ^ state[x + y], state[x]));
    for (let at = 0; at < 25; at++) state[at] ^= columns[(at + 4) % 5] ^ turned(columns[(at + 1) % 5], 1n);
    let [x, y, lane] = [1, 0, state[1]];
    for (let step = 1; step <= 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const place = x + 5 * y;
      [lane, state[place]] = [state[place], turned(lane, BigInt(((step * (step + 1)) / 2) % 64))];
    }
    for (let first = 0; first < 25; first += 5) {
      const row = state.slice(first, first + 5);
      row.forEach((own, at) => (state[first + at] = own ^ (~row[(at + 1) % 5] & row[(at + 2) % 5])));
    }
    for (let at = 0; at < 7; at++) {
      if (register & 1) state[0] ^= 1n << BigInt(2 ** at - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
  }
}

/* Return a function whose calls return the bytes of the SHAKE-256 of a text, one after another. */
export function shake256(text) {
  const bytes = bytesOf(text);
  bytes.push(0x1f);
  while (bytes.length % RATE) bytes.push(0);
  bytes[bytes.length - 1] |= 0x80;
  const state = new Array(25).fill(0n);
  const shift = (at) => BigInt(8 * (at & 7));
  bytes.forEach((byte, index) => {
    const at = index % RATE;
    state[at >> 3] ^= BigInt(byte) << shift(at);
    if (at === RATE - 1) permute(state);
  });
  let at = 0;
  return () => {
    if (at === RATE) {
      permute(state);
      at = 0;
    }
    const byte = Number((state[at >> 3] >> shift(at)) & 255n);
    at += 1;
    return byte;
  };
}
