// An agent's 360: where it stands in the tree, what it may do, and how that came about.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { findGroup, quotaSurplus } from '@fairhouse/rules/agency';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import {
  agentTermsOf,
  listTermsChanges,
  ratesOfJson,
  readAccount,
  readPermissions,
} from '../accounts/index.ts';
import { readQuotas } from '../quotas/index.ts';
import { findTreeRow, onlineSince, readNames } from '../tree/index.ts';
import { highestBelow } from './highest-below.ts';
import { showRow } from './read-tree.ts';
import { listMoves } from './store.ts';

type Row = OperatorCalls['agentOne'];

/** One account of the tree with its history. */
export async function readAgent(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, now } = call;
  const member = await findMember(sql, merchant.id, input.id);
  const of = { merchant: merchant.id, member: input.id, onlineSince: onlineSince(now) };
  const row = await findTreeRow(sql, of);
  if (member === undefined || row === undefined) return refuse('not.found');
  const terms = await agentTermsOf(app, merchant);
  const account = await readAccount(call, terms, member.id);
  const highest = await highestBelow(call, terms, member.upline);
  const { bounds } = terms;
  return ok({
    ...showRow(row, terms.standardGroup),
    path: await readNames(sql, merchant.id, [...member.path, member.id]),
    rates: account.rates,
    permissions: await readPermissions(call, member),
    setPermissions: Object.keys(account.permissions),
    acceptsTransfers: account.acceptsTransfers,
    groups: { min: bounds.min, max: highest.group, step: bounds.step },
    highestRates: highest.rates,
    quotas: await showQuotas(call, terms),
    quotaFromGroup: findGroup(terms.quotaFrom) ?? bounds.max,
    changes: await showChanges(call),
    moves: await showMoves(call),
  });
}

async function showQuotas(call: CallOf<Row>, terms: Parameters<typeof readQuotas>[1]) {
  const { rows } = await readQuotas(call, terms, call.input.id);
  return [...rows].map(([group, row]) => ({ group, ...row, surplus: quotaSurplus(row) }));
}

async function showChanges({ sql, merchant, input }: CallOf<Row>) {
  const changes = await listTermsChanges(sql, merchant.id, input.id);
  return changes.map((change) => ({
    cause: change.cause,
    oldGroup: change.old_group,
    newGroup: change.new_group,
    oldRates: ratesOfJson(change.old_rates),
    newRates: ratesOfJson(change.new_rates),
    by: change.by_name,
    reason: change.reason,
    time: instant(change.at.getTime()),
  }));
}

async function showMoves({ sql, merchant, input }: CallOf<Row>) {
  const moves = await listMoves(sql, merchant.id, input.id);
  return moves.map((move) => ({
    from: move.from_name,
    to: move.to_name,
    team: move.team,
    by: move.by_name,
    reason: move.reason,
    time: instant(move.at.getTime()),
  }));
}
