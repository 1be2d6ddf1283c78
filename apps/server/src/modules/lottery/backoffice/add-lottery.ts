// Lotteries that a later version of the installation brought, and that the merchant may add.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { findFamily } from '@fairhouse/rules/lottery';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { CATALOGUE, provisionPlan, readCatalogue, sourceNeeded } from '../catalogue/index.ts';
import { wireSchedule } from './wire-schedule.ts';

type Add = OperatorCalls['lotteryAdd'];

/** The lotteries of the installation that the merchant does not have, in their usual order. */
export async function readNewLotteries(
  call: CallOf<OperatorCalls['newLotteries']>,
): Promise<Answer<OperatorCalls['newLotteries']>> {
  const { lotteries, unreadable } = await readCatalogue(call.sql, call.merchant);
  const known = new Set([...lotteries.map(({ row }) => row.code), ...unreadable.map(codeOf)]);
  const list = CATALOGUE.filter(({ code }) => !known.has(code)).map((plan) => {
    const needs = sourceNeeded(plan);
    return {
      code: plan.code,
      family: plan.family,
      groupCode: plan.menu,
      names: { ...plan.names },
      mode: plan.mode,
      schedule: wireSchedule(plan.schedule),
      plays: findFamily(plan.family)?.plays.size ?? 0,
      ...(needs === undefined ? {} : { needs }),
    };
  });
  return ok({ list });
}

const codeOf = ({ code }: { readonly code: string }): string => code;

/**
 * Adds a lottery of the installation with its default terms. It goes on sale at once, unless an
 * operator must first set where its results come from. Of two concurrent acts one adds it.
 */
export async function addLottery(call: CallOf<Add>): Promise<Answer<Add>> {
  const { sql, merchant, input } = call;
  const sort = CATALOGUE.findIndex(({ code }) => code === input.code) + 1;
  const plan = CATALOGUE[sort - 1];
  if (plan === undefined) return refuse('lottery.unknown');
  const enabled = sourceNeeded(plan) === undefined;
  if (!(await provisionPlan(sql, merchant, plan, { enabled, sort }))) {
    return refuse('lottery.exists');
  }
  noteAudit(call, {
    target: `lottery:${plan.code}`,
    after: { code: plan.code, family: plan.family, enabled },
    reason: input.reason,
  });
  call.after(() => call.app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok({ code: plan.code, enabled });
}
