// What the wallet must answer, as a pure model of one member: balances, debts, rounds, and answers
// for ever (games.md 3.4). Amounts are the ledger's units.

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
}

export interface ModelAnswer {
  readonly status: ModelStatus;
  readonly balance: bigint;
}

interface ModelTransaction {
  readonly call: ModelCall;
  readonly state: 'booked' | 'refused' | 'absent';
  readonly answer: ModelAnswer | undefined;
  isReversed: boolean;
}

export class WalletModel {
  balance: bigint;
  debt = 0n;
  /** What the vendor's account of the house holds of this member. */
  vendor = 0n;
  readonly rounds = new Map<string, { state: string; bets: number }>();
  readonly #transactions = new Map<string, ModelTransaction>();

  constructor(balance: bigint) {
    this.balance = balance;
  }

  /** A deposit: it does not repay the debt before the job does. */
  fund(amount: bigint): void {
    this.balance += amount;
  }

  answer(call: ModelCall): ModelAnswer {
    const known = this.#transactions.get(call.id);
    if (known !== undefined) return this.#again(call, known);
    if (call.kind === 'bet') return this.#bet(call);
    return call.kind === 'win' ? this.#win(call) : this.#rollBack(call);
  }

  #again(call: ModelCall, known: ModelTransaction): ModelAnswer {
    const refused = { status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: this.balance } as const;
    if (known.state === 'absent' && known.answer === undefined) {
      this.#transactions.set(call.id, { ...known, call, answer: refused });
      return refused;
    }
    return isSame(call, known.call) && known.answer !== undefined ? known.answer : refused;
  }

  /** A bet that waited too long is refused for ever, whatever the balance. */
  refuseLate(call: ModelCall): void {
    if (call.kind !== 'bet' || this.#transactions.has(call.id)) return;
    this.#store(call, 'refused', 'RS_ERROR_UNKNOWN');
  }

  #store(call: ModelCall, state: ModelTransaction['state'], status: ModelStatus): ModelAnswer {
    const answer = { status, balance: this.balance };
    this.#transactions.set(call.id, { call, state, answer, isReversed: false });
    return answer;
  }

  #bet(call: ModelCall): ModelAnswer {
    const round = this.rounds.get(call.round);
    if (round?.state === 'CLOSED') return this.#store(call, 'refused', 'RS_ERROR_UNKNOWN');
    if (call.amount > this.balance) {
      return this.#store(call, 'refused', 'RS_ERROR_NOT_ENOUGH_MONEY');
    }
    this.balance -= call.amount;
    this.vendor += call.amount;
    this.rounds.set(call.round, {
      state: call.closes ? 'CLOSED' : 'OPEN',
      bets: (round?.bets ?? 0) + 1,
    });
    return this.#store(call, 'booked', 'RS_OK');
  }

  #win(call: ModelCall): ModelAnswer {
    const bet = this.#transactions.get(call.reference ?? '');
    const isStanding = bet?.call.kind === 'bet' && bet.state === 'booked' && !bet.isReversed;
    if (!isStanding) {
      return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', balance: this.balance };
    }
    this.#credit(call.amount);
    const round = this.rounds.get(call.round);
    if (round === undefined) {
      this.rounds.set(call.round, { state: call.closes ? 'CLOSED' : 'OPEN', bets: 0 });
    } else if (call.closes && round.state === 'OPEN') round.state = 'CLOSED';
    return this.#store(call, 'booked', 'RS_OK');
  }

  #credit(amount: bigint): void {
    const repaid = this.debt < amount ? this.debt : amount;
    this.debt -= repaid;
    this.balance += amount - repaid;
    this.vendor -= amount;
  }

  #rollBack(call: ModelCall): ModelAnswer {
    const reference = call.reference ?? '';
    const target = this.#transactions.get(reference);
    if (target === undefined) {
      const absent = { call, state: 'absent', answer: undefined, isReversed: false } as const;
      this.#transactions.set(reference, { ...absent });
    } else if (target.state === 'booked' && !target.isReversed && target.call.kind !== 'rollback') {
      this.#reverse(reference, target, call);
    }
    const round = this.rounds.get(call.round);
    if (call.closes && round?.state === 'OPEN') round.state = 'CLOSED';
    return this.#store(call, 'booked', 'RS_OK');
  }

  #reverse(id: string, target: ModelTransaction, call: ModelCall): void {
    const isBet = target.call.kind === 'bet';
    const wins = [...this.#transactions.values()].filter(
      (each) =>
        each.call.kind === 'win' &&
        each.state === 'booked' &&
        !each.isReversed &&
        (isBet ? each.call.reference === id : each === target),
    );
    const taken = wins.reduce((sum, each) => sum + each.call.amount, 0n);
    for (const each of [...wins, target]) each.isReversed = true;
    const net = (isBet ? target.call.amount : 0n) - taken;
    if (net >= 0n) this.#credit(net);
    else {
      const paid = this.balance < -net ? this.balance : -net;
      this.balance -= paid;
      this.debt += -net - paid;
      this.vendor += -net;
    }
    const round = this.rounds.get(target.call.round);
    if (round === undefined || !isBet) return;
    round.bets -= 1;
    if (round.bets <= 0) round.state = 'ROLLED_BACK';
    else if (call.closes && round.state === 'OPEN') round.state = 'CLOSED';
  }
}

function isSame(left: ModelCall, right: ModelCall): boolean {
  return (
    left.kind === right.kind &&
    left.round === right.round &&
    left.amount === right.amount &&
    left.reference === right.reference
  );
}
