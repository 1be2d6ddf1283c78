import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import {
  countDraws,
  dropDueDraws,
  listDueDraws,
  openCount,
  type DueDraw,
} from '../figures/index.ts';
import { collectDebts } from '../../wallet/index.ts';
import { creditOnce, takeBackOnce, type Credit } from './book-once.ts';
import { computeShares } from './compute-shares.ts';
import {
  findPaid,
  listCredits,
  listSharedVersions,
  listShares,
  prepareShares,
  putShares,
  type PaidDraw,
} from './store/line-shares.ts';

/** Tickets and draws that are counted together at most. */
const TICKETS_TOGETHER = 1_250_000;
const DRAWS_TOGETHER = 48;

interface Work {
  readonly app: AppContext;
  readonly job: string;
  readonly merchant: Merchant;
}

/**
 * Counts the results of draws that were settled, and pays the lines of their players: first the
 * figures and shares in one transaction, then the money, then the results are done. Every step can
 * be repeated. Draws that are due at the same time are counted and paid together; where that fails,
 * for one of them or for want of time, half of them are, so that one delays no other. The results
 * of one draw follow each other.
 */
export async function payDraws(app: AppContext, job: string, merchant: Merchant): Promise<void> {
  const work = { app, job, merchant };
  for (;;) {
    const due = await listDueDraws(app.pool, merchant.id);
    if (due.length === 0) return;
    let isAllDone = await finishCounted(work, due);
    for (const draws of togetherOf(nextOf(due))) {
      isAllDone = (await payTogether(work, draws)) && isAllDone;
    }
    if (!isAllDone) return;
  }
}

/** The next version of each draw, unless an earlier one is counted and not paid yet. */
function nextOf(due: readonly DueDraw[]): DueDraw[] {
  const first = new Map<bigint, DueDraw>();
  for (const each of due) if (!first.has(each.draw_id)) first.set(each.draw_id, each);
  return [...first.values()].filter(({ counted }) => !counted);
}

function togetherOf(draws: readonly DueDraw[]): DueDraw[][] {
  const portions: DueDraw[][] = [];
  let tickets = 0;
  for (const draw of draws) {
    tickets += draw.tickets;
    const last = portions.at(-1);
    if (last === undefined || last.length === DRAWS_TOGETHER || tickets > TICKETS_TOGETHER) {
      portions.push([draw]);
      tickets = draw.tickets;
    } else {
      last.push(draw);
    }
  }
  return portions;
}

const issueOf = ({ issue }: DueDraw): string => issue;

/** Pays draws together; where that fails, each half, down to the draw that cannot be paid. */
async function payTogether(work: Work, draws: readonly DueDraw[]): Promise<boolean> {
  const pay = async (some: readonly DueDraw[]) => {
    await countAndShare(work, some);
    const due = await listDueDraws(work.app.pool, work.merchant.id);
    const ids = new Set(some.map(({ draw_id: draw }) => draw));
    const counted = due.filter((each) => each.counted && ids.has(each.draw_id));
    for (const batch of batchesOf(counted)) await finish(work, batch);
  };
  if (draws.length === 1) return processEach(work, draws, (draw) => pay([draw]), issueOf);
  if (await isSuccess(pay(draws))) return true;
  const half = Math.ceil(draws.length / 2);
  const isFirstDone = await payTogether(work, draws.slice(0, half));
  return (await payTogether(work, draws.slice(half))) && isFirstDone;
}

const isSuccess = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Counts and shares in one transaction. What is shared is read and computed on a second connection
 * while the first one counts: neither needs the other, and a machine has more cores than one.
 */
async function countAndShare({ app, job, merchant }: Work, due: readonly DueDraw[]): Promise<void> {
  await app.leases.transaction(job, async (sql) => {
    const { draws, toCount } = await openCount(sql, merchant, due);
    const current = draws.filter((each) => each.result_version === each.version);
    const [shares] = await Promise.all([
      computeShares(app.secondaryPool, merchant, current, toCount).then((computed) =>
        prepareShares(merchant.id, computed),
      ),
      countDraws(sql, merchant, toCount),
    ]);
    if (shares !== undefined) await putShares(sql, shares);
    return { commit: true, value: undefined };
  });
}

/** Results that are paid together. */
function batchesOf(counted: readonly DueDraw[]): DueDraw[][] {
  const batches = new Map<string, DueDraw[]>();
  for (const each of counted) {
    const key = `${each.paid_draw}:${each.paid_version}`;
    batches.set(key, [...(batches.get(key) ?? []), each]);
  }
  return [...batches.values()];
}

/** Pays what was counted before the job was killed, or could not be paid then. */
function finishCounted(work: Work, due: readonly DueDraw[]): Promise<boolean> {
  const batches = batchesOf(due.filter(({ counted }) => counted));
  return processEach(
    work,
    batches,
    (batch) => finish(work, batch),
    (batch) => batch.map(issueOf).join(' '),
  );
}

/** Books the shares of results that were counted together, and takes earlier versions' back. */
async function finish(work: Work, batch: readonly DueDraw[]): Promise<void> {
  const { app, job, merchant } = work;
  const [first] = batch;
  if (first === undefined) return;
  const paid = { draw: first.paid_draw, version: first.paid_version };
  await creditOnce(app, merchant, await creditsOf(work, paid));
  let isAnyTaken = false;
  for (const due of batch) {
    const earlier = { draw: due.draw_id, version: due.version };
    for (const row of await listSharedVersions(app.pool, merchant.id, earlier)) {
      isAnyTaken = true;
      await takeBack(work, due, row);
    }
  }
  if (isAnyTaken) await collectDebts(app, merchant);
  await app.leases.transaction(job, async (sql) => {
    await dropDueDraws(sql, merchant.id, batch);
    return { commit: true, value: undefined };
  });
}

/** The entries of draws that are paid together, each named after the agent's own draws. */
async function creditsOf({ app, merchant }: Work, paid: PaidDraw): Promise<Credit[]> {
  const found = await findPaid(app.pool, merchant.id, paid);
  if (found === undefined) return [];
  const rows = await listCredits(app.pool, merchant.id, paid);
  return rows.map((row) => ({
    member: row.agent_id,
    amount: row.amount,
    code: 'commission',
    reference: referenceOf(found.own_reference ? row : found),
    reason: `commission:${merchant.code}-${found.issue}:${paid.version}:${row.agent_id}`,
  }));
}

/** Such as `SSC1-20260701-014 +3`: the first draw, and how many others. */
const referenceOf = ({ issue, draws }: { readonly issue: string; readonly draws: number }) =>
  draws > 1 ? `${issue} +${draws - 1}` : issue;

/** Takes back what was paid on an earlier version of a draw. */
async function takeBack(
  work: Work,
  { draw_id: draw, issue }: DueDraw,
  row: { readonly version: number; readonly paid_draw: bigint; readonly paid_version: number },
): Promise<void> {
  const { app, merchant } = work;
  const paid = { draw: row.paid_draw, version: row.paid_version };
  const share = { draw, version: row.version };
  const credits = new Map((await creditsOf(work, paid)).map((credit) => [credit.member, credit]));
  const shares = await listShares(app.pool, merchant.id, share, paid);
  await takeBackOnce(
    app,
    merchant,
    shares.flatMap(({ agent_id: member, amount }) => {
      const credit = credits.get(member);
      if (credit === undefined) return [];
      const reason = `commission:${merchant.code}-${issue}:${row.version}:${member}`;
      const code = 'commission_reversal' as const;
      return [{ credit, taking: { member, amount, code, reference: issue, reason } }];
    }),
  );
}
