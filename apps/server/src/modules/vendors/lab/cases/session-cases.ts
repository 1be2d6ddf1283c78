import { defineCases, type CaseSteps, type Lab } from './case.ts';
import {
  arrange,
  balanceCall,
  bet,
  compareAnswer,
  expectCall,
  expectLedger,
  HALF,
  OK,
  requestOf,
  rollback,
  send,
  START,
  win,
} from './wallet-steps.ts';

const NOT_USED_MS = 61_000;

/** A bet is refused, and a win and a rollback of bets that stand are booked all the same. */
function* refuseOnlyBets(
  lab: Lab,
  status: Parameters<typeof compareAnswer>[3],
  close: () => CaseSteps,
): CaseSteps {
  yield* expectCall(lab, bet('b1', HALF, { round: 'r1' }), OK, START - HALF);
  yield* expectCall(lab, bet('b2', HALF, { round: 'r2' }), OK, START - 2 * HALF);
  yield* close();
  yield* expectCall(lab, bet('b3', HALF, { round: 'r3' }), status);
  const won = win('w1', 'b1', 2 * HALF, { round: 'r1', closes: true });
  yield* expectCall(lab, won, OK, START);
  yield* expectCall(lab, rollback('back', 'b2', { round: 'r2' }), OK, START + HALF);
  yield* expectLedger(lab, START + HALF);
  return undefined;
}

export const sessionCases = defineCases(
  { group: 'session', side: 'WALLET' },
  {
    *'balance-agrees'(lab) {
      const answer = yield* expectCall(lab, balanceCall, OK, START);
      lab.check('balance: currency', lab.subject.currency, answer.currency ?? '');
      const info = yield* expectCall(lab, { call: 'info', fields: {} }, OK);
      lab.verify('info: country', 'two letters', /"country":"[A-Z]{2}"/.test(info.text), info.text);
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'token-unknown'(lab) {
      const fields = { token: 'no-such-token' };
      yield* expectCall(lab, { ...balanceCall, fields }, 'RS_ERROR_INVALID_TOKEN');
      yield* expectCall(lab, bet('b', HALF, { fields }), 'RS_ERROR_INVALID_TOKEN');
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'user-unknown'(lab) {
      const fields = { user: `${lab.subject.user.slice(0, -36)}${lab.nextId()}` };
      yield* expectCall(lab, bet('b', HALF, { fields }), 'RS_ERROR_INVALID_TOKEN');
      yield* expectCall(lab, win('w', 'b', HALF, { fields }), 'RS_ERROR_UNKNOWN');
      yield* expectCall(lab, rollback('back', 'b', { fields }), 'RS_ERROR_UNKNOWN');
      return undefined;
    },
    *'token-unused'(lab) {
      const token = yield* arrange({ what: 'token', ageMs: NOT_USED_MS });
      yield* expectCall(lab, bet('b', HALF, { fields: { token } }), 'RS_ERROR_INVALID_TOKEN');
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'token-of-another-member'(lab) {
      const token = yield* arrange({ what: 'token', of: 'other' });
      yield* expectCall(lab, bet('b', HALF, { fields: { token } }), 'RS_ERROR_INVALID_TOKEN');
      yield* expectLedger(lab, START);
      return undefined;
    },
    'session-ended': (lab) =>
      refuseOnlyBets(lab, 'RS_ERROR_TOKEN_EXPIRED', function* () {
        yield* arrange({ what: 'end-session' });
        return undefined;
      }),
    *'game-of-another-session'(lab) {
      if (lab.subject.isLobby) return 'lobby';
      if (lab.subject.secondGame === '') return 'one-game';
      const fields = { game_code: lab.subject.secondGame };
      yield* expectCall(lab, bet('b', HALF, { fields }), 'RS_ERROR_INVALID_GAME');
      return undefined;
    },
    *'game-unknown'(lab) {
      const fields = { game_code: 'no-such-game' };
      yield* expectCall(lab, { ...balanceCall, fields }, 'RS_ERROR_INVALID_GAME');
      yield* expectCall(lab, bet('b', HALF, { fields }), 'RS_ERROR_INVALID_GAME');
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'currency-other'(lab) {
      const fields = { currency: lab.subject.currency === 'EUR' ? 'USD' : 'EUR' };
      yield* expectCall(lab, bet('b', HALF, { fields }), 'RS_ERROR_WRONG_CURRENCY', START);
      yield* expectCall(lab, bet('c', HALF), OK, START - HALF);
      const wrong = yield* send(requestOf(lab, win('w', 'c', HALF, { fields })));
      compareAnswer(lab, 'win w', wrong, 'RS_ERROR_WRONG_CURRENCY', START - HALF);
      // A win is owed: in the right currency its id is booked.
      yield* expectCall(lab, win('w', 'c', HALF, { closes: true }), OK, START);
      return undefined;
    },
    'vendor-switched-off': (lab) =>
      refuseOnlyBets(lab, 'RS_ERROR_INVALID_PARTNER', function* () {
        yield* arrange({ what: 'switch-off' });
        return undefined;
      }),
    'member-barred': (lab) =>
      refuseOnlyBets(lab, 'RS_ERROR_USER_DISABLED', function* () {
        yield* arrange({ what: 'bar' });
        return undefined;
      }),
  },
);
