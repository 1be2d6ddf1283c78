// The one debt of the history, at its end: an agent takes everything out of the house before it
// pays a dividend that it owes to a direct, so that its withdrawals are closed until it has paid.
import { assert, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { DEMO_PAYMENT_PASSWORD } from '../demo-members.ts';
import { openSession, type HistoryHouse, type Person, type PlayerClient } from './people.ts';
import { withdrawEverything } from './withdraw-income.ts';

interface Waiting {
  readonly id: string;
  readonly gross: Amount;
}

interface Payer {
  readonly agent: Person;
  readonly client: PlayerClient;
  /** The dividends that wait for the agent's click, the highest first. */
  readonly bills: readonly Waiting[];
}

/** Returns who owes; undefined where no dividend waits for an agent. */
export async function leaveDebt(
  house: HistoryHouse,
  agents: readonly Person[],
): Promise<string | undefined> {
  const payers: Payer[] = [];
  for (const agent of agents) payers.push(await readPayer(house, agent));
  const [payer] = payers.toSorted((one, other) => compare(highestOf(other), highestOf(one)));
  const [highest, ...others] = payer?.bills ?? [];
  if (payer === undefined || highest === undefined) return undefined;
  if (others.length > 0) await pay(house, payer, others);
  await withdrawEverything(house, payer.agent);
  await pay(house, payer, [highest]);
  return payer.agent.username;
}

const highestOf = ({ bills }: Payer): Amount => bills[0]?.gross ?? ZERO;
const compare = (one: Amount, other: Amount): number => Number(one - other);

async function readPayer(house: HistoryHouse, agent: Person): Promise<Payer> {
  const client = await openSession(house, agent);
  const wanted = { kind: 'DIVIDEND', status: 'WAIT_PAYER', scope: 'DOWNLINE' } as const;
  const answer = await client.call('agentBills', { ...wanted, pageNo: 1, pageSize: 100 });
  assert(answer.ok, 'an agent reads the bills of its directs');
  const bills = answer.value.list.map(({ id, gross }) => ({
    id,
    gross: parseAmount(gross) ?? ZERO,
  }));
  return { agent, client, bills: bills.toSorted((one, other) => compare(other.gross, one.gross)) };
}

async function pay({ app }: HistoryHouse, { client }: Payer, bills: readonly Waiting[]) {
  const paid = await client.call(
    'agentBillsPay',
    { billIds: bills.map(({ id }) => id), paymentPassword: DEMO_PAYMENT_PASSWORD },
    { idempotencyKey: app.newId<'order'>() },
  );
  assert(paid.ok, `bills are paid: ${paid.ok ? '' : paid.refusal.message}`);
}
