// The payment of one run of bills down a line (agency.md 2.6): each agent gets its gross, and pays
// its directs first from its bill, then from its main wallet.
import { amount, subtract, sum, ZERO, type Amount } from '@fairhouse/values';
import { smaller } from '../roundings.ts';
import { payDebts, type ContractDebt, type DebtPayment } from './contract-debt.ts';

/** The bill of an agent in the run. */
export interface CascadeBill<Member extends string> {
  readonly agent: Member;
  readonly gross: Amount;
  /** The direct upline where it pays; its own bill may be zero or missing. */
  readonly payer: Member | 'platform';
  /** Directs are served by this, then by `agent`. */
  readonly acceptedAt: number;
}

export interface CascadeRun<Member extends string> {
  readonly bills: readonly CascadeBill<Member>[];
  /** Main wallets; a missing one is empty. */
  readonly wallets: ReadonlyMap<Member, Amount>;
  /** Debts of earlier runs, the oldest first: new income pays them before anything else. */
  readonly debts: readonly ContractDebt<Member>[];
}

export type PaymentStatus = 'issued' | 'part_paid' | 'insufficient';

export interface CascadePayment<Member extends string> {
  readonly payer: Member;
  readonly payee: Member;
  readonly due: Amount;
  readonly fromBill: Amount;
  readonly fromWallet: Amount;
  readonly outstanding: Amount;
  readonly status: PaymentStatus;
}

export interface CascadeResult<Member extends string> {
  /** The agents in the order in which they paid: booked in it, no wallet is ever below zero. */
  readonly order: readonly Member[];
  /** What the platform pays, by agent. */
  readonly issued: ReadonlyMap<Member, Amount>;
  readonly payments: readonly CascadePayment<Member>[];
  readonly debtPayments: readonly DebtPayment<Member>[];
  /** The debts of earlier runs that are left; new ones are the outstanding of `payments`. */
  readonly debts: readonly ContractDebt<Member>[];
  readonly wallets: ReadonlyMap<Member, Amount>;
}

/**
 * Pays all bills of a run, from the top down. No money is created or lost: the wallets after it,
 * and what the platform got back, are those before it and what the platform issued.
 */
export function payCascade<Member extends string>(run: CascadeRun<Member>): CascadeResult<Member> {
  const state = openRun(run);
  const order = topDown(run);
  for (const agent of order) {
    settleAgent(agent, state);
  }
  const { issued, payments, debtPayments, debts, wallets } = state;
  const left = debts.flatMap(([, each]) => each);
  return { order, issued, payments, debtPayments, debts: left, wallets };
}

interface RunState<Member extends string> {
  readonly directs: ReadonlyMap<Member, readonly CascadeBill<Member>[]>;
  readonly issued: ReadonlyMap<Member, Amount>;
  readonly payments: CascadePayment<Member>[];
  readonly debtPayments: DebtPayment<Member>[];
  readonly debts: [Member, readonly ContractDebt<Member>[]][];
  readonly wallets: Map<Member, Amount>;
  /** Received and not yet distributed. */
  readonly income: Map<Member, Amount>;
  readonly settled: Set<Member>;
}

function openRun<Member extends string>(run: CascadeRun<Member>): RunState<Member> {
  const issued = new Map<Member, Amount>();
  for (const { agent, gross, payer } of run.bills) {
    if (payer === 'platform') issued.set(agent, amount((issued.get(agent) ?? 0n) + gross));
  }
  const payers = [...new Set(run.debts.map(({ payer }) => payer))];
  return {
    directs: directsOf(run.bills),
    issued,
    payments: [],
    debtPayments: [],
    debts: payers.map((payer) => [payer, run.debts.filter((debt) => debt.payer === payer)]),
    wallets: new Map(run.wallets),
    income: new Map(issued),
    settled: new Set(),
  };
}

/** The bills that each upline pays, in the order in which it serves them. */
function directsOf<Member extends string>(
  bills: readonly CascadeBill<Member>[],
): ReadonlyMap<Member, readonly CascadeBill<Member>[]> {
  const directs = new Map<Member, CascadeBill<Member>[]>();
  const inOrder = bills.toSorted(
    (one, other) => one.acceptedAt - other.acceptedAt || compareNames(one.agent, other.agent),
  );
  for (const bill of inOrder) {
    if (bill.payer === 'platform') continue;
    directs.set(bill.payer, [...(directs.get(bill.payer) ?? []), bill]);
  }
  return directs;
}

/**
 * Every agent that pays or is paid, each after the one who pays its bill; last those who have no
 * bill and are only owed something. A debt to an agent that was settled before goes to its wallet.
 */
function topDown<Member extends string>({ bills, debts }: CascadeRun<Member>): Member[] {
  const payerOf = new Map(bills.map(({ agent, payer }) => [agent, payer]));
  const depths = new Map<Member, number>();
  const depthOf = (agent: Member): number => {
    const known = depths.get(agent);
    if (known !== undefined) return known;
    // Set before the payer's depth is asked for: a circle of payers ends here.
    depths.set(agent, 0);
    const payer = payerOf.get(agent);
    const depth = payer === undefined || payer === 'platform' ? 0 : depthOf(payer) + 1;
    depths.set(agent, depth);
    return depth;
  };
  const line = new Set<Member>();
  const others = new Set<Member>();
  const add = (set: Set<Member>, agent: Member | 'platform') => {
    if (agent !== 'platform' && !line.has(agent)) set.add(agent);
  };
  for (const { agent, payer } of bills) {
    add(line, agent);
    add(line, payer);
  }
  for (const { payer } of debts) add(line, payer);
  for (const { payee } of debts) add(others, payee);
  const byName = [...line].sort(compareNames);
  for (const agent of byName) depthOf(agent);
  return [
    ...byName.sort((one, other) => depthOf(one) - depthOf(other)),
    ...[...others].sort(compareNames),
  ];
}

/** Debts first, then the directs in their order; the rest of the income is credited. */
function settleAgent<Member extends string>(agent: Member, state: RunState<Member>): void {
  let bill = payOldDebts(agent, state);
  for (const { agent: payee, gross: due } of state.directs.get(agent) ?? []) {
    if (due === 0n) continue;
    const wallet = state.wallets.get(agent) ?? ZERO;
    const fromBill = smaller(bill, due);
    const fromWallet = smaller(wallet, subtract(due, fromBill));
    const paid = sum([fromBill, fromWallet]);
    const outstanding = subtract(due, paid);
    bill = subtract(bill, fromBill);
    state.wallets.set(agent, subtract(wallet, fromWallet));
    receive(payee, paid, state);
    const status = outstanding === 0n ? 'issued' : paid > 0n ? 'part_paid' : 'insufficient';
    state.payments.push({ payer: agent, payee, due, fromBill, fromWallet, outstanding, status });
  }
  credit(agent, bill, state);
  state.settled.add(agent);
}

/** What is left of an agent's income after its old debts. */
function payOldDebts<Member extends string>(agent: Member, state: RunState<Member>): Amount {
  const income = state.income.get(agent) ?? ZERO;
  const own = state.debts.find(([payer]) => payer === agent);
  if (!own) return income;
  const { payments, debts, rest } = payDebts(income, own[1]);
  own[1] = debts;
  for (const payment of payments) {
    state.debtPayments.push(payment);
    if (payment.payee !== 'platform') receive(payment.payee, payment.amount, state);
  }
  return rest;
}

/** Money for an agent that was settled before goes straight to its wallet. */
function receive<Member extends string>(
  payee: Member,
  paid: Amount,
  state: RunState<Member>,
): void {
  if (state.settled.has(payee)) credit(payee, paid, state);
  else state.income.set(payee, amount((state.income.get(payee) ?? 0n) + paid));
}

function credit<Member extends string>(agent: Member, paid: Amount, state: RunState<Member>): void {
  state.wallets.set(agent, amount((state.wallets.get(agent) ?? 0n) + paid));
}

function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
