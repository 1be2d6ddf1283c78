// Bills, debts and rules in the back office.
import { refuse, type Answer } from '@fairhouse/calls';
import { kindRuleFields, type OperatorCalls } from '@fairhouse/calls/operator';
import { CONTRACT_KINDS, type ContractKind } from '@fairhouse/rules/agency';
import { instant, ok, plus } from '@fairhouse/values';
import * as z from 'zod';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { changedTerms, noteAudit, type TermsChange } from '../../operators/index.ts';
import { findBill, listAllBills, showBill } from '../bills/index.ts';
import { advanceDebt, listAllDebts, signalBalances } from '../debts/index.ts';
import {
  findWrongRule,
  readKindSettings,
  readStoredSettings,
  rulesInForce,
  writeKindRule,
} from '../terms/index.ts';
import { rejectBill } from './store.ts';
import { wantedBills, wantedDebts } from './wanted.ts';

type Calls = OperatorCalls;

export async function listBills(
  call: CallOf<Calls['contractBills']>,
): Promise<Answer<Calls['contractBills']>> {
  const { pageNo, pageSize } = call.input;
  const query = { filter: wantedBills(call.input), page: call.input };
  const { rows, total, cursor } = await listAllBills(call.sql, call.merchant.id, query);
  const list = rows.map((row) => ({
    ...showBill(row),
    agentId: row.agent_id,
    payerId: row.payer_id,
    approvedBy: row.approved_by,
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** Refuses a bill that nobody has paid. */
export async function refuseBill(
  call: CallOf<Calls['contractBillReject']>,
): Promise<Answer<Calls['contractBillReject']>> {
  const { sql, merchant, input, operator } = call;
  const row = await findBill(sql, merchant.id, input.id);
  if (row === undefined) return refuse('contract.bill_unknown');
  const { id, reason } = input;
  const done = await rejectBill(sql, merchant.id, { id, remark: reason, by: operator.name });
  if (!done) {
    return refuse('contract.bill_state', { params: { state: row.status.toUpperCase() } });
  }
  noteAudit(call, { target: `bill:${id}`, after: { status: 'rejected' }, reason });
  return ok(null);
}

export async function listDebts(
  call: CallOf<Calls['contractDebtList']>,
): Promise<Answer<Calls['contractDebtList']>> {
  const { pageNo, pageSize } = call.input;
  const query = { filter: wantedDebts(call.input), page: call.input };
  const { rows, total, cursor } = await listAllDebts(call.sql, call.merchant.id, query);
  const ages = await advanceAges(call);
  const time = (date: Date | null) => (date === null ? null : instant(date.getTime()));
  const list = rows.map((row) => ({
    bill: row.bill_id,
    kind: row.kind,
    periodKey: row.period_key,
    payer: row.payer_name,
    payerId: row.payer_id,
    payee: row.payee_name,
    payeeId: row.payee_id,
    toPlatform: row.creditor === 'platform',
    amount: row.amount,
    outstanding: row.outstanding,
    createdAt: instant(row.created_at.getTime()),
    advancedAt: time(row.advanced_at),
    settledAt: time(row.settled_at),
    advanceFrom: plus(instant(row.created_at.getTime()), ages.get(row.kind) ?? 0),
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** From which age on debts of each kind may be advanced. */
async function advanceAges(
  call: Parameters<typeof readKindSettings>[0],
): Promise<ReadonlyMap<ContractKind, number>> {
  const ages = new Map<ContractKind, number>();
  for (const kind of CONTRACT_KINDS) ages.set(kind, (await readKindSettings(call, kind)).advanceMs);
  return ages;
}

/** The house pays a debt, which then is owed to it. */
export async function advance(
  call: CallOf<Calls['contractDebtAdvance']>,
): Promise<Answer<Calls['contractDebtAdvance']>> {
  const { sql, app, merchant, now, input } = call;
  const context = { sql, app, merchant, now: new Date(now) };
  const ageOf = async (kind: ContractKind) => (await readKindSettings(call, kind)).advanceMs;
  const done = await advanceDebt(context, input.id, ageOf);
  if (!done.ok) return done;
  noteAudit(call, { target: `bill:${input.id}`, after: { advanced: true }, reason: input.reason });
  call.after(() => signalBalances({ app, merchant }, [done.value.payee]));
  return ok(null);
}

export async function readRules(
  call: CallOf<Calls['contractRules']>,
): Promise<Answer<Calls['contractRules']>> {
  const kinds = [];
  for (const kind of CONTRACT_KINDS) {
    const settings = await readKindSettings(call, kind);
    const { value: chosen, version } = await readStoredSettings(call.sql, call.merchant.id, kind);
    const inForce = rulesInForce(kind, settings);
    kinds.push({ kind, on: settings.isOn, version, chosen, inForce });
  }
  return ok({ kinds });
}

/** What a request changes of the rules that were chosen for a kind. */
export async function changedRules(
  call: CallContext,
  { kind, rules }: CallOf<Calls['contractRulesChange']>['input'],
): Promise<TermsChange> {
  const { value } = await readStoredSettings(call.sql, call.merchant.id, kind);
  return changedTerms(z.encode(kindRuleFields, value), z.encode(kindRuleFields, rules));
}

export async function changeRules(
  call: CallOf<Calls['contractRulesChange']>,
): Promise<Answer<Calls['contractRulesChange']>> {
  const { kind, version, rules, reason } = call.input;
  const field = findWrongRule(kind, rules);
  if (field !== undefined) return refuse('contract.rules_wrong', { params: { field } });
  const stored = z.encode(kindRuleFields, rules);
  const done = await writeKindRule(call.sql, call.merchant.id, { kind, rules: stored, version });
  if (!done) return refuse('contract.rules_stale');
  noteAudit(call, { target: `contracts:${kind}`, after: stored, reason });
  return ok(null);
}
