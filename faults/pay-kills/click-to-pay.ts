// The payers of the kill test: uplines who pay the dividends of their directs by a click, again
// with the same id until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { directoryOf } from '../../apps/server/src/modules/settings/index.ts';
import { DEMO_PAYMENT_PASSWORD } from '../../demo/demo-members.ts';
import { idOfPerson, openSession, type PlayerClient } from '../../demo/history/people.ts';
import type { Databases } from './databases.ts';
import { TREE } from './lines-of-agents.ts';
import { openIdleApp } from './play-days.ts';

const AGAIN_MS = 100;

/** Opens a session of each upline at the server; the heads of the lines come first. */
export async function openPayers(databases: Databases, origin: string): Promise<PlayerClient[]> {
  const app = await openIdleApp(databases);
  try {
    const { merchants } = await directoryOf(app);
    const [merchant] = merchants;
    if (merchant === undefined) throw new Error('the demo has a merchant');
    const uplines = new Set(TREE.agents.map(({ upline }) => upline));
    const payers: PlayerClient[] = [];
    for (const agent of TREE.agents.filter(({ username }) => uplines.has(username))) {
      const member = idOfPerson(merchant, agent.username);
      payers.push(await openSession({ app, merchant, origin }, { ...agent, member }));
    }
    return payers;
  } finally {
    await app.close();
  }
}

/** Each pays all dividends of its directs, in the order of the payers. */
export async function clickAll(
  payers: readonly PlayerClient[],
  isOver: () => boolean,
): Promise<void> {
  for (const payer of payers) {
    const input = { kind: 'DIVIDEND' as const, paymentPassword: DEMO_PAYMENT_PASSWORD };
    const idempotencyKey = randomUUID();
    while (!isOver()) {
      const answer = await payer.call('agentBillsPayAll', input, { idempotencyKey });
      if (answer.ok) break;
      const { status, code } = answer.refusal;
      // No answer, or one that says to ask again.
      if (status !== 0 && status < 500 && status !== 429) throw new Error(`refused: ${code}`);
      await wait(AGAIN_MS);
    }
  }
}
