// The loop of a simulated visitor, who plays with play money and opens a new trial when it is lost.

import { MINUTE_MS, parseAmount, SECOND_MS, ZERO } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { bet } from './bet.ts';
import { randomBetween } from './chance.ts';
import { sleep } from './sleep.ts';
import { resultOfRefusal, type ActionResult, type PlayerContext } from './player.ts';
import { makeTaste } from './taste.ts';

const BREAK_MS = 30 * MINUTE_MS;

/** Runs until the signal is aborted. */
export async function simulateTrial(context: PlayerContext): Promise<void> {
  const { site, signal } = context;
  const taste = makeTaste();
  while (!signal.aborted) {
    const session: { token?: string } = {};
    const client = site.visit({ language: 'EN', device: 'WEB', token: () => session.token });
    const opened = await client.call('freePlay', { random: randomBytes(16).toString('hex') });
    if (!opened.ok) {
      await sleep(MINUTE_MS, signal);
      continue;
    }
    session.token = opened.value.token;
    let act: ActionResult = 'done';
    while (act !== 'away' && !signal.aborted) {
      const answer = await client.call('balance', {});
      const balance = answer.ok ? (parseAmount(answer.value.main) ?? ZERO) : ZERO;
      if (answer.ok && balance === 0n) break;
      act = answer.ok
        ? await bet({ context, client, taste }, balance)
        : resultOfRefusal(answer.refusal);
      await sleep(randomBetween(...taste.pace) * SECOND_MS, signal);
    }
    await sleep(BREAK_MS, signal);
  }
}
