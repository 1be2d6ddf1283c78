// Sends what a vendor would send to our own wallet, over HTTP.
import { WALLET_PATHS } from '@fairhouse/calls/vendor';
import { createDeadline, internalFetch } from '@fairhouse/tls';
import { assert } from '@fairhouse/values';
import { setTimeout as wait } from 'node:timers/promises';
import { ownAddress } from '../../../../platform/listening/own-address.ts';
import type { Reply, WalletRequest } from '../cases/index.ts';
import type { LabEnvironment } from './lab-environment.ts';
import { signRequest } from './sign-request.ts';

const TIMEOUT_MS = 15_000;
/** After this time a request that was sent has arrived on this machine. */
const CUT_MS = 30;

export async function sendToWallet(
  { app, keys }: LabEnvironment,
  { call, body, signature, isCut }: WalletRequest,
): Promise<Reply> {
  assert(keys !== undefined, 'a run against the wallet has a key of the lab');
  const began = performance.now();
  const abort = new AbortController();
  const answered = internalFetch(app.config.caFile, new URL(WALLET_PATHS[call], ownAddress(app)), {
    method: 'POST',
    headers: signRequest(body, signature, keys),
    body,
    signal: createDeadline(TIMEOUT_MS, abort.signal),
  });
  const reply = answered.then(
    async (response) => {
      const text = await response.text();
      return { http: response.status, text, ms: performance.now() - began, problem: '' };
    },
    (error: unknown) => noAnswer(String(error), performance.now() - began),
  );
  if (isCut !== true) return reply;
  await wait(CUT_MS);
  abort.abort();
  await reply;
  return noAnswer('cut', performance.now() - began);
}

export const noAnswer = (problem: string, ms: number): Reply => ({
  http: 0,
  text: '',
  ms,
  problem: problem.slice(0, 200),
});
