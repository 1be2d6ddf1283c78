import { defineCases, type Lab } from './case.ts';
import {
  arrange,
  bet,
  compareAnswer,
  expectCall,
  expectLedger,
  HALF,
  OK,
  readAnswer,
  requestOf,
  rollback,
  sendAll,
  START,
  UNIT,
  win,
  type WalletAnswerRead,
} from './wallet-steps.ts';

const AT_ONCE = 20;
const CHANGED = 'RS_ERROR_DUPLICATE_TRANSACTION';

function compareRepetition(lab: Lab, first: WalletAnswerRead, again: WalletAnswerRead): void {
  lab.check('again: status', first.status, again.status);
  lab.check('again: balance', String(first.balance), String(again.balance));
}

export const repeatCases = defineCases(
  { group: 'repeat', side: 'WALLET' },
  {
    *'bet-repeated'(lab) {
      const first = yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      yield* expectCall(lab, bet('c', HALF, { round: 'r2' }), OK, START - 2 * HALF);
      compareRepetition(lab, first, yield* expectCall(lab, bet('b', HALF), OK));
      yield* expectLedger(lab, START - 2 * HALF);
      return undefined;
    },
    *'bet-repeated-at-once'(lab) {
      const requests = Array.from({ length: AT_ONCE }, () => requestOf(lab, bet('b', HALF)));
      const replies = yield* sendAll(requests, true);
      for (const [at, reply] of replies.entries()) {
        compareAnswer(lab, `bet b, ${at + 1} of ${AT_ONCE}`, readAnswer(reply), OK, START - HALF);
      }
      yield* expectLedger(lab, START - HALF);
      return undefined;
    },
    *'win-repeated'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK);
      const won = win('w', 'b', UNIT, { closes: true });
      const first = yield* expectCall(lab, won, OK, START + HALF);
      compareRepetition(lab, first, yield* expectCall(lab, won, OK));
      yield* expectLedger(lab, START + HALF);
      return undefined;
    },
    *'id-with-other-data'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      yield* expectCall(lab, bet('b', UNIT), CHANGED, START - HALF);
      yield* expectCall(lab, bet('b', HALF, { round: 'r2' }), CHANGED, START - HALF);
      yield* expectCall(lab, bet('b', HALF, { fields: { is_free: true } }), CHANGED);
      yield* expectCall(lab, win('b', 'b', HALF), CHANGED, START - HALF);
      yield* expectCall(lab, rollback('b', 'b'), CHANGED, START - HALF);
      yield* expectLedger(lab, START - HALF);
      return undefined;
    },
    *'refusal-repeated'(lab) {
      const great = bet('b', 20 * UNIT);
      yield* expectCall(lab, great, 'RS_ERROR_NOT_ENOUGH_MONEY', START);
      yield* arrange({ what: 'fund', amount: 30 * UNIT });
      yield* expectCall(lab, great, 'RS_ERROR_NOT_ENOUGH_MONEY', START);
      yield* expectLedger(lab, 30 * UNIT);
      return undefined;
    },
  },
);
