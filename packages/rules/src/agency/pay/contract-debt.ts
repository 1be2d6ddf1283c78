// What a payer owes of contract bills that it could not pay in full (agency.md 2.6).
import { amount, subtract, sum, type Amount } from '@fairhouse/values';
import { smaller } from '../roundings.ts';

export interface ContractDebt<Member extends string> {
  readonly id: string;
  readonly payer: Member;
  /** The platform is owed after it has advanced the money. */
  readonly payee: Member | 'platform';
  readonly outstanding: Amount;
}

export interface DebtPayment<Member extends string> {
  readonly debt: string;
  readonly payer: Member;
  readonly payee: Member | 'platform';
  readonly amount: Amount;
}

export interface DebtsPaid<Member extends string> {
  readonly payments: readonly DebtPayment<Member>[];
  /** The debts that are left, in their order. */
  readonly debts: readonly ContractDebt<Member>[];
  /** What is left of the money. */
  readonly rest: Amount;
}

/** Pays debts with an amount, the first of the list first; the caller lists the oldest first. */
export function payDebts<Member extends string>(
  money: Amount,
  debts: readonly ContractDebt<Member>[],
): DebtsPaid<Member> {
  let rest = money;
  const payments: DebtPayment<Member>[] = [];
  const left: ContractDebt<Member>[] = [];
  for (const debt of debts) {
    const paid = smaller(rest, debt.outstanding);
    const { id, payer, payee } = debt;
    rest = subtract(rest, paid);
    if (paid > 0n) payments.push({ debt: id, payer, payee, amount: paid });
    const outstanding = subtract(debt.outstanding, paid);
    if (outstanding > 0n) left.push({ ...debt, outstanding });
  }
  return { payments, debts: left, rest };
}

/** What a member owes in all: above zero it may not withdraw, transfer or move money to vendors. */
export function outstandingOf<Member extends string>(
  debts: readonly ContractDebt<Member>[],
  payer: Member,
): Amount {
  return amount(sum(debts.filter((debt) => debt.payer === payer).map((debt) => debt.outstanding)));
}

/** The debt after the platform advanced the money to the payee. */
export function advanceDebt<Member extends string>(
  debt: ContractDebt<Member>,
): ContractDebt<Member> {
  return { ...debt, payee: 'platform' };
}
