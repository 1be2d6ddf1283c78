// How a client without a page passes the human check: it does the same work as a browser.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from '@fairhouse/calls/client';
import type { PlayerCalls } from '@fairhouse/calls/player';

type Scene = 'login' | 'sms' | 'register';
type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The field to send with the call of this scene: a proof, or nothing where none is asked. */
export async function proveHuman(
  client: Pick<Client<PlayerCalls>, 'call'>,
  scene: Scene,
): Promise<{ geetest?: { payload: string } }> {
  const asked = await client.call('humanCheck', { scene });
  if (!asked.ok || asked.value.kind !== 'altcha') return {};
  const challenge = asked.value.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const text = JSON.stringify({ challenge, solution });
  return { geetest: { payload: Buffer.from(text).toString('base64') } };
}
