// A choice in an open round: a tile, a call, a guess, cards to hold.
import { payoutOf } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { transaction } from '../database/open-database.ts';
import { findBetLimits } from '../games/bet-levels.ts';
import { endLockedRound, playOfRound, viewRound } from './decide-round.ts';
import { settleEnd, type Ended } from './end-round.ts';
import { findRound, lockRound, saveChoices } from './round-store.ts';
import { listCallsOfRound } from './wallet-call-store.ts';

export type Chosen =
  | { readonly kind: 'chosen'; readonly ended: Ended }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'limit' };

interface Choosing {
  readonly roundId: string;
  readonly step: number;
  readonly choice: unknown;
  /** The most that its house pays for a round; null where that is what we list. */
  readonly maxWin: Amount | null;
}

/**
 * Makes a choice, the `step`th of the round from 0. A repeated one finds that it is made; one that
 * another tab has overtaken is not offered. A lost round is closed at once.
 */
export async function chooseInRound(
  context: StudioContext,
  { roundId, step, choice, maxWin }: Choosing,
): Promise<Chosen> {
  const made = await transaction(context.database, async (sql) => {
    const round = await lockRound(sql, roundId);
    const earlier = round.choices[step];
    if (earlier !== undefined) {
      return JSON.stringify(earlier.choice) === JSON.stringify(choice) ? 'made' : 'not-offered';
    }
    const play = playOfRound(round);
    if (round.state !== 'OPEN' || step !== round.choices.length) return 'not-offered';
    const read = play.choice?.safeParse(choice);
    if (read?.success !== true) return 'not-offered';
    const { parameters, outcome } = round;
    const before = round.choices.map((each) => each.choice);
    const prospect = play.prospect?.({ parameters, outcome, choices: before }, read.data);
    if (prospect === undefined) return 'not-offered';
    // What a right choice would pay is compared: a refusal says nothing of what is hidden.
    const limits = findBetLimits(round.currency, undefined, maxWin);
    if (limits && payoutOf(round.baseStake, prospect) > limits.maxWin) return 'limit';
    const choices = [...round.choices, { choice: read.data, at: context.clock() }];
    const view = viewRound({ ...round, choices });
    await saveChoices(sql, { id: round.id, choices, multiplier: view.multiplier });
    if (view.isOver) {
      const bet = (await listCallsOfRound(sql, roundId)).find(({ kind }) => kind === 'BET');
      await endLockedRound(context, sql, {
        round,
        multiplier: view.multiplier,
        betId: bet?.id ?? '',
      });
      return 'over';
    }
    return 'made';
  });
  if (made === 'not-offered' || made === 'limit') return { kind: made };
  if (made === 'over') return { kind: 'chosen', ended: await settleEnd(context, roundId) };
  const round = await findRound(context.database, roundId);
  if (round === undefined) throw new Error('the round is stored');
  return { kind: 'chosen', ended: { round, balance: null } };
}
