// The contracts and offers that end when a line of agents moves below another upline: what is
// announced and what is done are one list (agency.md 1.1).
import {
  CONTRACT_KINDS,
  type ContractAct,
  type ContractActor,
  type ContractState,
} from '@fairhouse/rules/agency';
import { assert, instant, type Id, type Instant } from '@fairhouse/values';
import { lockKind } from '../terms/index.ts';
import { actOnContract, effectAt, type ActContext } from './act-on-contract.ts';
import { listAgreed, listBelow, listStanding, type ContractRow } from './store/contracts.ts';

type Ending = readonly [act: ContractAct, actor: ContractActor];

/** The former upline has no say over an offer any more. */
const OFFER: Ending = ['end', 'admin'];
const AGREED: Ending = ['auto_terminate', 'system'];

const OFFERED: readonly ContractState[] = ['pending', 'pending_approval'];

interface LineEnd {
  readonly row: ContractRow;
  readonly ending: Ending;
  /** Undefined for at once. */
  readonly endsAt: Instant | undefined;
}

/**
 * What a move of the line ends: at once the offers that wait for its head, and at the boundary of
 * their periods the agreed contracts of its head and of everybody below; by kind, from the top
 * down.
 */
export async function listLineEnds(
  context: ActContext,
  head: Id<'member'>,
): Promise<readonly LineEnd[]> {
  const { sql, merchant, now } = context;
  const standing = await listStanding(sql, merchant.id, head);
  const boundary = (row: ContractRow): Instant => {
    const next = effectAt(merchant, row.period, now, 'next_period');
    // An end that is set already is never put off.
    const set = row.ended_at === null ? next : instant(row.ended_at.getTime());
    return set < next ? set : next;
  };
  const ends: LineEnd[] = [];
  for (const kind of CONTRACT_KINDS) {
    const offers = standing.filter((row) => row.kind === kind && OFFERED.includes(row.state));
    ends.push(...offers.map((row) => ({ row, ending: OFFER, endsAt: undefined })));
    const own = await listAgreed(sql, merchant.id, [head], kind);
    const agreed = [...own, ...(await listBelow(sql, merchant.id, kind, head))];
    ends.push(...agreed.map((row) => ({ row, ending: AGREED, endsAt: boundary(row) })));
  }
  return ends;
}

/** Ends them, in the transaction of the move. */
export async function endMovedLine(
  context: ActContext,
  { head, by }: { readonly head: Id<'member'>; readonly by: string },
): Promise<void> {
  for (const kind of CONTRACT_KINDS) await lockKind(context.sql, context.merchant.id, kind);
  for (const { row, ending } of await listLineEnds(context, head)) {
    const [act, actor] = ending;
    const done = await actOnContract(context, row, { act, actor, actorName: by });
    assert(done.ok, 'what stands under the lock of its kind can be ended');
  }
}
