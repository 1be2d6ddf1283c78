// The human check for clients without a page: it does the same work as a browser.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from '@fairhouse/calls/client';
import type { PlayerCalls } from '@fairhouse/calls/player';

type Scene = 'login' | 'sms' | 'register';
type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The field that proves the human check of this scene; empty where none is required. */
export async function proveHuman(
  client: Pick<Client<PlayerCalls>, 'call'>,
  scene: Scene,
): Promise<{ geetest?: { payload: string } }> {
  const check = await client.call('humanCheck', { scene });
  if (!check.ok || check.value.kind !== 'altcha') return {};
  const challenge = check.value.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const text = JSON.stringify({ challenge, solution });
  return { geetest: { payload: Buffer.from(text).toString('base64') } };
}
