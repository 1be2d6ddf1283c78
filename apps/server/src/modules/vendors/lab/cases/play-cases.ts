// Rounds that the lab plays at the vendor while something goes wrong at the wallet.
import { gameRoundAnswer, transactionsListAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { defineCases, type CaseSteps, type Lab, type VendorCall } from './case.ts';
import {
  compareCalls,
  compareMoney,
  fieldOf,
  HOUR_MS,
  idOf,
  idsOf,
  isBooked,
  isSettled,
  NO_CALL,
  ofKind,
  open,
  playRound,
  RGS_FACTOR,
  SETTLED_MS,
} from './play-steps.ts';
import { ask, endRound, listenUntil, playOnce, readFields, statusOf } from './vendor-steps.ts';
import { arrange, START, UNIT } from './wallet-steps.ts';

const FIRST_CALL_MS = 30_000;
const QUIET_MS = 3000;
const PLAYS_MOST = 60;

type Fault = Parameters<typeof arrange>[0] & { readonly what: 'fault' };

/** A round whose calls meet a fault, until it is settled. */
function* playWith(
  lab: Lab,
  fault: Omit<Fault, 'what'>,
  compare: (calls: readonly VendorCall[]) => void,
): CaseSteps {
  const opened = yield* open(lab);
  if (opened === undefined) return 'no-driver';
  yield* arrange({ what: 'fault', ...fault });
  yield* playRound(lab, opened.game);
  const calls = yield* listenUntil(opened.after, SETTLED_MS, isSettled);
  lab.verify('round', 'settled', isSettled(calls), calls.map(({ call }) => call).join());
  compareCalls(lab, calls);
  compare(calls);
  yield* compareMoney(lab, calls, START);
  return undefined;
}

/** A bet that got no answer is repeated with its id, or rolled back by it. */
function* loseBet(lab: Lab, kind: 'silent' | 'http-500'): CaseSteps {
  return yield* playWith(lab, { kind, call: 'bet', count: 1 }, (calls) => {
    const bets = ofKind(calls, 'bet');
    lab.check('ids of bets', '1', String(idsOf(bets).length));
    const [id = ''] = idsOf(bets);
    const isRepeated = bets.length > 1;
    const isUndone = ofKind(calls, 'rollback').some(
      (each) => fieldOf(each, 'reference_transaction_uuid').toLowerCase() === id,
    );
    const actual = calls.map(({ call }) => call).join();
    lab.verify('bet', 'repeated or rolled back', isRepeated || isUndone, actual);
  });
}

/** A win that got no answer is repeated with its id until it is booked. */
function* loseWin(lab: Lab, kind: 'http-500' | 'lost', count: number): CaseSteps {
  return yield* playWith(lab, { kind, call: 'win', count }, (calls) => {
    const wins = ofKind(calls, 'win');
    lab.check('ids of wins', '1', String(idsOf(wins).length));
    lab.verify('wins', `at least ${count + 1}`, wins.length > count, String(wins.length));
    const last = wins.at(-1);
    lab.check('last win: booked', 'true', String(last !== undefined && isBooked(last)));
  });
}

export const playCases = defineCases(
  { group: 'play', side: 'VENDOR' },
  {
    *'play-first-call'(lab) {
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      const calls = yield* listenUntil(opened.after, FIRST_CALL_MS, (each) => each.length > 0);
      const [first] = calls;
      lab.verify('first call', 'within 30 s', first !== undefined, String(calls.length));
      if (first === undefined) return undefined;
      lab.check('first call: user', lab.subject.user, fieldOf(first, 'user'));
      lab.check('first call: token', lab.subject.token, fieldOf(first, 'token'));
      lab.check('first call: booked', 'true', String(isBooked(first)));
      return undefined;
    },
    *'play-round'(lab) {
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      const { reply } = yield* playRound(lab, opened.game);
      lab.check('play: HTTP', 'HTTP 200', statusOf(reply));
      const waitMs = reply.http === 200 ? SETTLED_MS : QUIET_MS;
      const calls = yield* listenUntil(opened.after, waitMs, isSettled);
      compareCalls(lab, calls);
      const [bet] = ofKind(calls, 'bet');
      const [win] = ofKind(calls, 'win');
      if (bet === undefined || win === undefined) {
        lab.verify('round', 'a bet and a win', false, calls.map(({ call }) => call).join());
        return undefined;
      }
      const stake = String(opened.game.stake / RGS_FACTOR);
      lab.check('bet: amount', stake, fieldOf(bet, 'amount'));
      lab.check('win: reference', idOf(bet), fieldOf(win, 'reference_transaction_uuid'));
      lab.check('win: round', fieldOf(bet, 'round'), fieldOf(win, 'round'));
      const closing = calls.some((each) => fieldOf(each, 'round_closed') === 'true');
      lab.check('round: closed', 'true', String(closing));
      yield* compareMoney(lab, calls, START);
      return undefined;
    },
    *'play-no-money'(lab) {
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      yield* arrange({ what: 'fault', kind: 'no-money', call: 'bet', count: 1 });
      const { reply } = yield* playOnce(lab, opened.game);
      lab.verify('game', 'refuses to play', reply.http !== 200, statusOf(reply));
      const calls = yield* listenUntil(
        opened.after,
        QUIET_MS,
        (all) => ofKind(all, 'win').length > 0,
      );
      lab.check('wins', '0', String(ofKind(calls, 'win').length));
      lab.check('bets', '1', String(ofKind(calls, 'bet').length));
      yield* compareMoney(lab, calls, START);
      return undefined;
    },
    'play-bet-silent': (lab) => loseBet(lab, 'silent'),
    'play-bet-error': (lab) => loseBet(lab, 'http-500'),
    'play-win-error': (lab) => loseWin(lab, 'http-500', 5),
    'play-win-lost': (lab) => loseWin(lab, 'lost', 1),
    *'play-session-ended'(lab) {
      yield* arrange({ what: 'fund', amount: 100 * UNIT });
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      let isActive = false;
      for (let plays = 0; plays < PLAYS_MOST && !isActive; plays++) {
        ({ isActive } = yield* playOnce(lab, opened.game));
      }
      if (!isActive) return 'no-win';
      const before = (yield* listenUntil(opened.after, 0, () => true)).at(-1)?.number ?? 0;
      yield* arrange({ what: 'end-session' });
      yield* endRound(opened.game);
      const calls = yield* listenUntil(before, SETTLED_MS, (all) =>
        ofKind(all, 'win').some(isBooked),
      );
      const win = ofKind(calls, 'win').find(isBooked);
      lab.verify('win after the session', 'booked', win !== undefined, String(calls.length));
      lab.check('bets after the session', '0', String(ofKind(calls, 'bet').length));
      return undefined;
    },
    *'play-agrees'(lab) {
      const opened = yield* open(lab);
      if (opened === undefined) return 'no-driver';
      yield* playRound(lab, opened.game);
      const calls = yield* listenUntil(opened.after, SETTLED_MS, isSettled);
      const moved = calls.filter(({ call }) => call === 'bet' || call === 'win');
      const { operator, user, game, now } = lab.subject;
      const ours = moved.map((each) => `${idOf(each)} ${fieldOf(each, 'amount')}`).toSorted();
      const round = fieldOf(moved[0] ?? NO_CALL, 'round');
      const asked = { operator_id: operator, user, game_code: game, round };
      const view = gameRoundAnswer.safeParse(
        readFields((yield* ask(VENDOR_PATHS.gameRound, asked)).text),
      );
      lab.check('round: status', 'RS_OK', view.data?.status ?? 'unreadable');
      lab.check('round: finished', 'true', String(view.data?.finished));
      const ofRound = (view.data?.transactions ?? []).map(rowOf).toSorted();
      lab.check('round: transactions', ours.join(', '), ofRound.join(', '));
      const span = { operator_id: operator, start_time: now - HOUR_MS, end_time: now + HOUR_MS };
      const list = transactionsListAnswer.safeParse(
        readFields((yield* ask(VENDOR_PATHS.transactionsList, span)).text),
      );
      const listed = (list.data?.list ?? []).filter((row) => row.round === round);
      lab.check('list: transactions', ours.join(', '), listed.map(rowOf).toSorted().join(', '));
      return undefined;
    },
  },
);

/** A transaction of the vendor's view; its amount is the ledger's, a tenth of the wire's. */
const rowOf = (row: {
  readonly transaction_uuid: string;
  readonly amount?: bigint | undefined;
}): string => `${row.transaction_uuid.toLowerCase()} ${(row.amount ?? 0n) * 10n}`;
