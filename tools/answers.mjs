// Whether a process that was started serves by now.
import * as http from 'node:http';
import * as https from 'node:https';

const PATIENCE_MS = 2000;

/**
 * True when 200 comes back. Nothing is told to whoever answers and nothing of it is believed, so
 * that its certificate may be for the name by which people know it, and not for this machine's.
 *
 * @param {string} address
 * @returns {Promise<boolean>}
 */
export function answers(address) {
  const { request } = address.startsWith('https:') ? https : http;
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), rejectUnauthorized: false };
  return new Promise((resolve) => {
    const asked = request(address, { ...options, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false)).end();
  });
}
