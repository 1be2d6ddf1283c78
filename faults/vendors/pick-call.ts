// The next call of a random history of the wallet.
import { JACKPOT_LEVELS } from '@fairhouse/rules/games';
import { randomBytes } from 'node:crypto';
import type { Chance } from '../chance.ts';
import type { ModelCall, WalletModel } from './wallet-model.ts';

export interface Played {
  readonly made: readonly ModelCall[];
  readonly rounds: readonly string[];
  readonly model: WalletModel;
}

/** A call of any kind, new or a repetition; where there are pots, half of the wins claim one. */
export function pickCall(chance: Chance, { made, rounds, model }: Played): ModelCall {
  return withLevel(pickAny(chance, made, rounds, model.balance), chance, model);
}

/** A claim has no amount of its own. */
function withLevel(call: ModelCall, chance: Chance, { pots }: WalletModel): ModelCall {
  if (pots === undefined || call.kind !== 'win' || call.level !== undefined) return call;
  if (chance.whole(2) === 0) return call;
  return { ...call, amount: 0n, level: chance.pick(JACKPOT_LEVELS) };
}

function pickAny(
  chance: Chance,
  made: readonly ModelCall[],
  rounds: readonly string[],
  balance: bigint,
): ModelCall {
  const round = rounds[chance.whole(rounds.length)] ?? '';
  const closes = chance.whole(6) === 0;
  const some = made.length === 0 ? undefined : made[chance.whole(made.length)];
  const id = newId();
  switch (chance.whole(10)) {
    case 0:
    case 1:
    case 2:
    case 3: {
      const whole = chance.whole(8) === 0 ? balance : BigInt(chance.whole(20_000));
      return { kind: 'bet', id, round, closes, amount: whole, reference: undefined };
    }
    case 4:
    case 5:
    case 6: {
      const bets = made.filter(({ kind }) => kind === 'bet');
      const bet = bets.length === 0 ? undefined : bets[chance.whole(bets.length)];
      const amount = chance.whole(4) === 0 ? 0n : BigInt(chance.whole(60_000));
      const [reference, where] = [bet?.id ?? newId(), bet?.round ?? round];
      return { kind: 'win', id, round: where, closes, amount, reference };
    }
    case 7:
    case 8: {
      const reference = some?.id ?? newId();
      const where = some?.round ?? round;
      return { kind: 'rollback', id, round: where, closes, amount: 0n, reference };
    }
    default: {
      if (some === undefined) return pickAny(chance, made, rounds, balance);
      // A repetition, the same or changed; or what was rolled back before it arrived.
      const late = made.find(
        ({ kind, reference }) => kind === 'rollback' && !made.some((each) => each.id === reference),
      );
      if (late?.reference !== undefined && chance.whole(2) === 0) {
        const { reference: absent } = late;
        return { kind: 'bet', id: absent, round, closes: false, amount: 10n, reference: undefined };
      }
      if (some.kind === 'rollback' || chance.whole(2) === 0) return some;
      if (some.level !== undefined) return { ...some, level: chance.pick(JACKPOT_LEVELS) };
      return { ...some, amount: some.amount + 1n };
    }
  }
}

/** The histories are repeatable but for their ids, which no answer depends on. */
export function newId(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
