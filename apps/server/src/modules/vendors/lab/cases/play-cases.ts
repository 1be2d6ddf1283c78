// Rounds that the lab plays at the vendor while something goes wrong at the wallet.
import { transactionsListAnswer, VENDOR_PATHS, gameRoundAnswer } from '@fairhouse/calls/vendor';
import { defineCases, type CaseSteps, type Lab, type VendorCall } from './case.ts';
import {
  ask,
  endRound,
  listenUntil,
  openGame,
  playOnce,
  readFields,
  statusOf,
  textOf,
  type OpenGame,
  type Played,
  type Steps,
} from './vendor-steps.ts';
import { arrange, START, UNIT } from './wallet-steps.ts';

const FIRST_CALL_MS = 30_000;
/** A round ends settled or refunded within a minute. */
const SETTLED_MS = 60_000;
const QUIET_MS = 3000;
const PLAYS_MOST = 60;
/** Stakes of the RGS shape are ten times those of the wallet. */
const RGS_FACTOR = 10;
const HOUR_MS = 3_600_000;

type Fault = Parameters<typeof arrange>[0] & { readonly what: 'fault' };

const idOf = ({ request }: VendorCall): string =>
  textOf(readFields(request), 'transaction_uuid').toLowerCase();
const fieldOf = ({ request }: VendorCall, name: string): string =>
  textOf(readFields(request), name);
const isBooked = ({ http, reply }: VendorCall): boolean =>
  http === 200 && textOf(readFields(reply), 'status') === 'RS_OK';
const ofKind = (calls: readonly VendorCall[], kind: string): VendorCall[] =>
  calls.filter(({ call }) => call === kind);
const idsOf = (calls: readonly VendorCall[]): string[] => [...new Set(calls.map(idOf))];

/** Begins to keep the vendor's calls, and opens the game; undefined where there is no driver. */
function* open(lab: Lab): Steps<{ game: OpenGame; after: number } | undefined> {
  const after = Number(yield* arrange({ what: 'record' }));
  const game = yield* openGame(lab);
  return game === undefined ? undefined : { game, after };
}

/** Plays one round to its end. */
function* playRound(lab: Lab, game: OpenGame): Steps<Played> {
  const played = yield* playOnce(lab, game);
  if (played.isActive) yield* endRound(game);
  return played;
}

/** Whether nothing is open: each bet has a win that closes, or was rolled back. */
function isSettled(calls: readonly VendorCall[]): boolean {
  const bets = idsOf(ofKind(calls, 'bet'));
  const ends = calls.filter(
    (each) => each.call !== 'bet' && each.call !== 'balance' && isBooked(each),
  );
  return bets.length > 0 && ends.length > 0;
}

/** Compares that no id was used for two contents, and that every call is of the launch. */
function compareCalls(lab: Lab, calls: readonly VendorCall[]): void {
  const { user, currency, game } = lab.subject;
  const contents = new Map<string, string>();
  for (const each of calls) {
    if (each.call === 'balance' || each.call === 'info') continue;
    const { request_uuid: _attempt, token: _token, ...rest } = readFields(each.request);
    const content = JSON.stringify(rest);
    const what = `${each.call} ${idOf(each)}`;
    lab.check(`${what}: the same again`, contents.get(idOf(each)) ?? content, content);
    contents.set(idOf(each), content);
    lab.check(`${what}: user`, user, fieldOf(each, 'user'));
    lab.check(`${what}: game_code`, game, fieldOf(each, 'game_code'));
    if (each.call === 'rollback') continue;
    lab.check(`${what}: currency`, currency, fieldOf(each, 'currency'));
    const amount = Number(fieldOf(each, 'amount'));
    lab.verify(`${what}: amount`, 'a multiple of 10', amount % 10 === 0, String(amount));
  }
}

/** Compares that the ledger has what the booked calls came to. */
function* compareMoney(lab: Lab, calls: readonly VendorCall[], start: number): Steps<void> {
  const booked = new Map(
    calls
      .filter((each) => isBooked(each) || each.fault === 'lost')
      .map((each) => [idOf(each), each]),
  );
  const undone = new Set(
    [...booked.values()]
      .filter(({ call }) => call === 'rollback')
      .map((each) => fieldOf(each, 'reference_transaction_uuid').toLowerCase()),
  );
  let balance = start;
  for (const [id, each] of booked) {
    if (undone.has(id)) continue;
    const amount = Number(fieldOf(each, 'amount'));
    if (each.call === 'bet') balance -= amount;
    if (each.call === 'win') balance += amount;
  }
  lab.check('ledger: balance', String(balance), yield* arrange({ what: 'balance' }));
}

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

const NO_CALL: VendorCall = { number: 0, call: '', request: '{}', http: 0, reply: '', fault: '' };

/** A transaction of the vendor's view; its amount is the ledger's, a tenth of the wire's. */
const rowOf = (row: {
  readonly transaction_uuid: string;
  readonly amount?: bigint | undefined;
}): string => `${row.transaction_uuid.toLowerCase()} ${(row.amount ?? 0n) * 10n}`;
