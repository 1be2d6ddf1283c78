// Readiness check of a started process.
import * as http from 'node:http';
import * as https from 'node:https';

const PATIENCE_MS = 2000;

/**
 * True when the address answers 200. Nothing confidential is sent and the body is ignored, so the
 * certificate may be for the public name instead of this machine's.
 *
 * @param {string} address
 * @returns {Promise<boolean>}
 */
export function isReady(address) {
  const { request } = address.startsWith('https:') ? https : http;
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), rejectUnauthorized: false };
  return new Promise((resolve) => {
    const check = request(address, { ...options, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    check.once('error', () => resolve(false)).end();
  });
}
