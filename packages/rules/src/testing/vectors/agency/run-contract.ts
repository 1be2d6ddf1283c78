// Runs examples of the areas `contract` and `contract-pay`.
import { ZERO, type Amount } from '@fairhouse/values';
import { findOrderProblem } from '../../../agency/contracts/terms-problem.ts';
import { effectOfAccepting } from '../../../agency/offers/auto-termination.ts';
import { findDominanceProblem } from '../../../agency/offers/dominance.ts';
import { payCascade, type CascadeBill } from '../../../agency/pay/pay-cascade.ts';
import { isObject, type JsonObject } from '../example.ts';
import type { Figure } from './compare-figures.ts';
import { dividendOf } from '../../agency-figures.ts';
import { readAmount, readList, readObject, readTiers } from './read-figures.ts';

const RULES = { allowsEqual: true, allowsCross: true, checksActive: true, checksLoss: true };

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runContract(given: JsonObject): Figure | undefined {
  if (given.acceptingAgent !== undefined) return accept(given);
  if (given.childTiers === undefined) return undefined;
  const [own, offered] = [readTiers(given.parentTiers), readTiers(given.childTiers)];
  const rules = { ...RULES, allowsEqual: given.allowEqual === true };
  const problem = findOrderProblem(offered) ?? findDominanceProblem(own, offered, rules);
  if (!problem) return { ok: true };
  return { ok: false, code: problem.code, tier: 'tier' in problem ? problem.tier : null };
}

function accept(given: JsonObject): Figure {
  const line = {
    directs: entriesOf(given.tree, (value) => readList(value).map(String)),
    terms: entriesOf(given.contracts, (value) => dividendOf(readTiers(value))),
  };
  const agent = String(given.acceptingAgent);
  const effect = effectOfAccepting(agent, dividendOf(readTiers(given.newTiers)), line, RULES);
  return {
    needsConfirmation: effect.needsConfirmation,
    terminated: effect.terminated.map(({ member }) => member),
    kept: effect.kept,
  };
}

function entriesOf<Value>(
  value: JsonObject[string] | undefined,
  read: (value: JsonObject[string]) => Value,
): Map<string, Value> {
  return new Map(Object.entries(readObject(value)).map(([key, each]) => [key, read(each)]));
}

/** The answer of the rules; undefined for an unknown form of `given`. */
export function runContractPay(given: JsonObject): Figure | undefined {
  if (!isObject(given.gross)) return undefined;
  const gross = entriesOf(given.gross, readAmount);
  const directs = entriesOf(given.children, (value) => readList(value).map(String));
  const { payments, wallets } = payCascade({
    bills: billsOf(gross, directs),
    wallets: entriesOf(given.wallets, readAmount),
    debts: [],
  });
  const owed = payments.filter(({ outstanding }) => outstanding > 0n);
  return {
    payments: payments.map((payment) => ({
      ...payment,
      status: payment.status.toUpperCase(),
    })),
    outstanding: owed.map(({ payer, payee, outstanding }) => ({ payer, payee, outstanding })),
    walletsAfter: Object.fromEntries(wallets),
  };
}

function billsOf(
  gross: ReadonlyMap<string, Amount>,
  directs: ReadonlyMap<string, readonly string[]>,
): CascadeBill<string>[] {
  const uplines = new Map(
    [...directs].flatMap(([upline, below]) =>
      below.map((agent, at) => [agent, { payer: upline, acceptedAt: at }] as const),
    ),
  );
  return [...gross.keys()].map((agent) => ({
    agent,
    gross: gross.get(agent) ?? ZERO,
    payer: 'platform',
    acceptedAt: 0,
    ...uplines.get(agent),
  }));
}
