// A visitor who tries the house with play money, and opens a new trial when it is lost.

import { MINUTE_MS, parseAmount, SECOND_MS, ZERO } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { bet } from './bet.ts';
import { between } from './chance.ts';
import { pause } from './pause.ts';
import { actOf, type Act, type Around } from './player.ts';
import { makeTaste } from './taste.ts';

const BREAK_MS = 30 * MINUTE_MS;

/** Lives until the signal comes. */
export async function liveAsTrial(around: Around): Promise<void> {
  const { site, signal } = around;
  const taste = makeTaste();
  while (!signal.aborted) {
    const session: { token?: string } = {};
    const client = site.visit({ language: 'EN', device: 'WEB', token: () => session.token });
    const opened = await client.call('freePlay', { random: randomBytes(16).toString('hex') });
    if (!opened.ok) {
      await pause(MINUTE_MS, signal);
      continue;
    }
    session.token = opened.value.token;
    let act: Act = 'done';
    while (act !== 'away' && !signal.aborted) {
      const balance = await client.call('balance', {});
      const purse = balance.ok ? (parseAmount(balance.value.main) ?? ZERO) : ZERO;
      if (balance.ok && purse === 0n) break;
      act = balance.ok ? await bet({ around, client, taste }, purse) : actOf(balance.refusal);
      await pause(between(...taste.pace) * SECOND_MS, signal);
    }
    await pause(BREAK_MS, signal);
  }
}
