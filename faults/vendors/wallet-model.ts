// What the wallet must answer, as a pure model of one member: balances, debts, rounds, and answers
// for ever (games.md 3.4). Amounts are the ledger's units.
import type { JackpotLevelName } from '@fairhouse/rules/games';
import {
  addShares,
  openPotsModel,
  putPotBack,
  takePot,
  takeShares,
  type PotsModel,
  type TakenPot,
} from './pots-model.ts';

export type ModelStatus =
  | 'RS_OK'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_UNKNOWN';

export interface ModelCall {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly round: string;
  readonly closes: boolean;
  /** Zero for a rollback. */
  readonly amount: bigint;
  readonly reference: string | undefined;
  /** Of a win: the house jackpot that it claims. */
  readonly level?: JackpotLevelName;
}

export interface ModelAnswer {
  readonly status: ModelStatus;
  readonly balance: bigint;
  /** Of a claim: what is paid. */
  readonly paid?: bigint;
}

export interface ModelTransaction {
  readonly call: ModelCall;
  readonly state: 'booked' | 'refused' | 'absent';
  readonly answer: ModelAnswer | undefined;
  /** Of a bet: whether its stake went into the pots. */
  readonly isContributing?: boolean;
  /** Of a claim. */
  readonly taken?: TakenPot;
  isReversed: boolean;
}

export interface WalletModel {
  balance: bigint;
  debt: bigint;
  /** What the vendor's account of the house holds of this member. */
  vendor: bigint;
  readonly rounds: Map<string, { state: string; bets: number }>;
  readonly transactions: Map<string, ModelTransaction>;
  /** Undefined where the game has no house jackpots. */
  readonly pots: PotsModel | undefined;
  /** Rounds with the levels that they have won, be it returned since. */
  readonly won: Set<string>;
}

/** A member with a balance and no history. */
export function openWalletModel(balance: bigint, hasPots = false): WalletModel {
  return {
    balance,
    debt: 0n,
    vendor: 0n,
    rounds: new Map(),
    transactions: new Map(),
    pots: hasPots ? openPotsModel() : undefined,
    won: new Set(),
  };
}

/** A deposit: it does not repay the debt before the job does. */
export function fundModel(model: WalletModel, amount: bigint): void {
  model.balance += amount;
}

export function answerOf(model: WalletModel, call: ModelCall): ModelAnswer {
  const known = model.transactions.get(call.id);
  if (known !== undefined) return answerAgain(model, call, known);
  if (call.kind === 'bet') return bet(model, call);
  return call.kind === 'win' ? win(model, call) : rollBack(model, call);
}

function answerAgain(model: WalletModel, call: ModelCall, known: ModelTransaction): ModelAnswer {
  const refused = { status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: model.balance } as const;
  if (known.state === 'absent' && known.answer === undefined) {
    model.transactions.set(call.id, { ...known, call, answer: refused });
    return refused;
  }
  return isSame(call, known.call) && known.answer !== undefined ? known.answer : refused;
}

/** A bet that waited too long is refused for ever, whatever the balance. */
export function refuseLate(model: WalletModel, call: ModelCall): void {
  if (call.kind !== 'bet' || model.transactions.has(call.id)) return;
  store(model, call, 'refused', 'RS_ERROR_UNKNOWN');
}

function store(
  model: WalletModel,
  call: ModelCall,
  state: ModelTransaction['state'],
  status: ModelStatus,
  more: Pick<ModelTransaction, 'isContributing' | 'taken'> = {},
): ModelAnswer {
  const paid = more.taken === undefined ? {} : { paid: more.taken.amount };
  const answer = { status, balance: model.balance, ...paid };
  model.transactions.set(call.id, { call, state, answer, isReversed: false, ...more });
  return answer;
}

function bet(model: WalletModel, call: ModelCall): ModelAnswer {
  const round = model.rounds.get(call.round);
  if (round?.state === 'CLOSED') return store(model, call, 'refused', 'RS_ERROR_UNKNOWN');
  if (call.amount > model.balance) {
    return store(model, call, 'refused', 'RS_ERROR_NOT_ENOUGH_MONEY');
  }
  model.balance -= call.amount;
  model.vendor += call.amount;
  const { pots } = model;
  // Only the first stake of a round contributes.
  const isContributing = pots !== undefined && round === undefined && call.amount > 0n;
  if (isContributing) model.vendor -= addShares(pots, call.amount);
  model.rounds.set(call.round, {
    state: call.closes ? 'CLOSED' : 'OPEN',
    bets: (round?.bets ?? 0) + 1,
  });
  return store(model, call, 'booked', 'RS_OK', { isContributing });
}

function win(model: WalletModel, call: ModelCall): ModelAnswer {
  const bet = model.transactions.get(call.reference ?? '');
  const isStanding = bet?.call.kind === 'bet' && bet.state === 'booked' && !bet.isReversed;
  const { level } = call;
  if (!isStanding || (level !== undefined && !canClaim(model, call, bet))) {
    return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', balance: model.balance };
  }
  const taken = level && model.pots && takePot(model.pots, level);
  if (taken !== undefined) {
    model.won.add(levelOf(call));
    // The pot passes through the vendor's account.
    model.vendor += taken.amount;
  }
  credit(model, taken?.amount ?? call.amount);
  const round = model.rounds.get(call.round);
  if (round === undefined) {
    model.rounds.set(call.round, { state: call.closes ? 'CLOSED' : 'OPEN', bets: 0 });
  } else if (call.closes && round.state === 'OPEN') round.state = 'CLOSED';
  return store(model, call, 'booked', 'RS_OK', taken === undefined ? {} : { taken });
}

/** Whether the open round of a bet may win a level, once, because its stake contributed. */
function canClaim(model: WalletModel, call: ModelCall, bet: ModelTransaction): boolean {
  const isOpen = model.rounds.get(call.round)?.state === 'OPEN';
  const isOfRound = bet.isContributing === true && bet.call.round === call.round;
  return isOpen && isOfRound && !model.won.has(levelOf(call));
}

const levelOf = ({ round, level }: ModelCall): string => `${round} ${level}`;

function credit(model: WalletModel, amount: bigint): void {
  const repaid = model.debt < amount ? model.debt : amount;
  model.debt -= repaid;
  model.balance += amount - repaid;
  model.vendor -= amount;
}

function rollBack(model: WalletModel, call: ModelCall): ModelAnswer {
  const reference = call.reference ?? '';
  const target = model.transactions.get(reference);
  if (target === undefined) {
    const absent = { call, state: 'absent', answer: undefined, isReversed: false } as const;
    model.transactions.set(reference, { ...absent });
  } else if (target.state === 'booked' && !target.isReversed && target.call.kind !== 'rollback') {
    reverse(model, reference, target, call);
  }
  const round = model.rounds.get(call.round);
  if (call.closes && round?.state === 'OPEN') round.state = 'CLOSED';
  return store(model, call, 'booked', 'RS_OK');
}

function reverse(model: WalletModel, id: string, target: ModelTransaction, call: ModelCall): void {
  const isBet = target.call.kind === 'bet';
  const wins = [...model.transactions.values()].filter(
    (each) =>
      each.call.kind === 'win' &&
      each.state === 'booked' &&
      !each.isReversed &&
      (isBet ? each.call.reference === id : each === target),
  );
  const taken = wins.reduce((sum, each) => sum + (each.taken?.amount ?? each.call.amount), 0n);
  for (const each of [...wins, target]) each.isReversed = true;
  const net = (isBet ? target.call.amount : 0n) - taken;
  if (net >= 0n) credit(model, net);
  else {
    const paid = model.balance < -net ? model.balance : -net;
    model.balance -= paid;
    model.debt += -net - paid;
    model.vendor += -net;
  }
  if (model.pots !== undefined) returnToPots(model, model.pots, target, wins);
  const round = model.rounds.get(target.call.round);
  if (round === undefined || !isBet) return;
  round.bets -= 1;
  if (round.bets <= 0) round.state = 'ROLLED_BACK';
  else if (call.closes && round.state === 'OPEN') round.state = 'CLOSED';
}

function returnToPots(
  model: WalletModel,
  pots: PotsModel,
  target: ModelTransaction,
  wins: readonly ModelTransaction[],
): void {
  for (const { taken } of wins) {
    if (taken === undefined) continue;
    putPotBack(pots, taken);
    model.vendor -= taken.amount;
  }
  if (target.isContributing === true) model.vendor += takeShares(pots, target.call.amount);
}

function isSame(left: ModelCall, right: ModelCall): boolean {
  return (
    left.kind === right.kind &&
    left.round === right.round &&
    left.amount === right.amount &&
    left.level === right.level &&
    left.reference === right.reference
  );
}
