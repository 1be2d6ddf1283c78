// Free rounds at the vendor: granted, played without a stake, paid, cancelled (games.md 3.13).
import { freeRoundsListAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { defineCases, type Lab } from './case.ts';
import {
  compareCalls,
  compareMoney,
  fieldOf,
  HOUR_MS,
  isSettled,
  NO_CALL,
  ofKind,
  open,
  playRound,
  RGS_FACTOR,
  SETTLED_MS,
} from './play-steps.ts';
import {
  ask,
  browse,
  listenUntil,
  readFields,
  textOf,
  type OpenGame,
  type Steps,
} from './vendor-steps.ts';
import { START } from './wallet-steps.ts';

export const freeRoundCases = defineCases(
  { group: 'play', side: 'VENDOR' },
  {
    *'play-free-rounds'(lab) {
      const listed = lab.subject.games.find(({ game_code: code }) => code === lab.subject.game);
      if (listed?.freebet_support !== true) return 'no-free-rounds';
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      const reward = lab.id('reward');
      yield* grantFreeRounds(lab, opened.game, reward);
      const { server, sessionID } = opened.game;
      yield* browse(`${server}/free-rounds/accept`, { sessionID, freeRounds: reward });
      yield* playRound(lab, opened.game);
      const free = yield* listenUntil(opened.after, SETTLED_MS, isSettled);
      compareCalls(lab, free);
      for (const call of ['bet', 'win'] as const) {
        const [first = NO_CALL] = ofKind(free, call);
        lab.check(`${call}: is_free`, 'true', fieldOf(first, 'is_free'));
        lab.check(`${call}: reward_uuid`, reward, fieldOf(first, 'reward_uuid').toLowerCase());
      }
      yield* compareMoney(lab, free, START);
      const won = fieldOf(ofKind(free, 'win')[0] ?? NO_CALL, 'amount');
      yield* compareReward(lab, reward, { state: 'ACTIVE', used: '1', won });
      const named = { operator_id: lab.subject.operator, reward_uuid: reward };
      const cancelled = yield* ask(VENDOR_PATHS.freeRoundsCancel, named);
      lab.check('cancel: status', 'RS_OK', textOf(readFields(cancelled.text), 'status'));
      yield* compareReward(lab, reward, { state: 'CANCELLED', used: '1', won });
      const before = free.at(-1)?.number ?? opened.after;
      yield* playRound(lab, opened.game);
      const paid = yield* listenUntil(before, SETTLED_MS, isSettled);
      const [bet = NO_CALL] = ofKind(paid, 'bet');
      lab.check('bet after the cancellation: is_free', 'false', fieldOf(bet, 'is_free') || 'false');
      yield* compareMoney(lab, [...free, ...paid], START);
      return undefined;
    },
  },
);

/** Gives the member two free rounds of the smallest stake; the same request again is the same. */
function* grantFreeRounds(lab: Lab, game: OpenGame, reward: string): Steps<void> {
  const { operator, user, game: code, currency, now } = lab.subject;
  const fields = {
    operator_id: operator,
    reward_uuid: reward,
    user,
    game_code: code,
    currency,
    bet_count: 2,
    bet_value: game.stake / RGS_FACTOR,
    start_time: now - HOUR_MS,
    end_time: now + HOUR_MS,
  };
  for (const attempt of ['grant', 'the same grant again']) {
    const reply = yield* ask(VENDOR_PATHS.freeRounds, fields);
    lab.check(`${attempt}: status`, 'RS_OK', textOf(readFields(reply.text), 'status'));
  }
  const other = yield* ask(VENDOR_PATHS.freeRounds, { ...fields, bet_count: 3 });
  const status = textOf(readFields(other.text), 'status');
  lab.check('another grant under its id: status', 'RS_ERROR_DUPLICATE_TRANSACTION', status);
  yield* compareReward(lab, reward, { state: 'OFFERED', used: '0', won: '0' });
}

/** Compares what the vendor says of a grant. */
function* compareReward(
  lab: Lab,
  reward: string,
  expected: { readonly state: string; readonly used: string; readonly won: string },
): Steps<void> {
  const asked = { operator_id: lab.subject.operator, rewards: [reward] };
  const reply = yield* ask(VENDOR_PATHS.freeRoundsList, asked);
  const [row] = freeRoundsListAnswer.safeParse(readFields(reply.text)).data?.list ?? [];
  lab.check('reward: state', expected.state, row?.state ?? 'not listed');
  lab.check('reward: used', expected.used, String(row?.used));
  lab.check('reward: won', expected.won, String((row?.won ?? 0n) * 10n));
}
