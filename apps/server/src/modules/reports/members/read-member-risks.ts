import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, instant, ok } from '@fairhouse/values';
import { businessDay } from '../../../platform/business-day.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { findTotal, listDays } from './figures-store.ts';
import { houseResult } from './member-days.ts';
import { sumDays } from './read-member-figures.ts';
import { riskSigns, type RiskFacts } from './risk-signs.ts';
import {
  findBreak,
  findIdentity,
  listNearLimits,
  listNewestDeposits,
  listNewestWithdrawals,
  listOpenFlags,
  readLoginSigns,
  readShared,
} from './risks-store.ts';

type Row = OperatorCalls['memberRisks'];

/** Signs of risk about one member, of what the operator may read. */
export async function readMemberRisks(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, now, operator } = call;
  const merchant = call.merchant.id;
  const { id } = call.input;
  const member = await findMember(sql, merchant, id);
  if (member === undefined) return refuse('not.found');
  const may = (right: string): boolean => operator.rights.includes(right);
  const mayReadLimits = may('protection.read');
  const facts: RiskFacts = {
    now,
    registeredAt: member.registeredAt,
    shared: await readShared(sql, merchant, id),
    logins: await readLoginSigns(sql, merchant, id),
    flags: may('withdrawals.read') ? await listOpenFlags(sql, merchant, id) : undefined,
    block: mayReadLimits ? await findBreak(sql, merchant, id) : undefined,
    nearLimits: mayReadLimits ? await listNearLimits(sql, merchant, id) : [],
    identity: may('kyc.read') ? ((await findIdentity(sql, merchant, id)) ?? 'none') : undefined,
    deposits: may('deposits.read') ? await listNewestDeposits(sql, merchant, id) : [],
    withdrawals: may('withdrawals.read') ? await listNewestWithdrawals(sql, merchant, id) : [],
    money: may('ledger.read') ? await readMoney(call) : undefined,
  };
  return ok({ list: riskSigns(facts) });
}

async function readMoney({ sql, merchant, now, input }: CallOf<Row>): Promise<RiskFacts['money']> {
  const total = await findTotal(sql, merchant.id, input.id);
  if (total === undefined) return undefined;
  const from = businessDay(merchant, instant(now - 29 * DAY_MS));
  const month = sumDays(await listDays(sql, merchant.id, input.id, from));
  return { debt: total.debt, result: houseResult(total), month };
}
