// Finds free TCP ports for the processes of an installation.
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/**
 * Whether a port can be bound right now.
 * @returns {Promise<boolean>}
 */
export function portIsFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Ports above 1023 that browsers and Node's `fetch` block (the Fetch standard, 2.9). */
const REFUSED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** Whether browsers allow a port, and it is free on the loopback address and on all others. */
export async function isFree(port) {
  if (REFUSED.has(port)) return false;
  return (await portIsFree(port, '0.0.0.0')) && (await portIsFree(port));
}

/**
 * The preferred port when it is free on every address, else the next free one above it. Ports in
 * `taken` are skipped, so that concurrent choices differ.
 */
export async function nextFreePort(preferred, taken = new Set()) {
  for (let port = preferred; port < preferred + 500; port += 1) {
    if (taken.has(port)) continue;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${preferred} and ${preferred + 500}.`);
}

/**
 * A free port below the range that the system assigns to outgoing connections, so that a port kept
 * for the next start is seldom taken by a connection.
 */
export async function randomFreePort() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (await portIsFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000.');
}
