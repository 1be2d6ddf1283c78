import { defineCases } from './case.ts';
import {
  arrange,
  bet,
  compareAnswer,
  expectCall,
  expectLedger,
  expectRound,
  HALF,
  OK,
  readAnswer,
  requestOf,
  rollback,
  sendAll,
  START,
  UNIT,
  win,
} from './wallet-steps.ts';

const RACES = 10;

export const rollbackCases = defineCases(
  { group: 'rollback', side: 'WALLET' },
  {
    *'rollback-once'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      yield* expectCall(lab, rollback('back', 'b'), OK, START);
      yield* expectRound(lab, 'r', 'ROLLED_BACK');
      yield* expectCall(lab, rollback('back', 'b'), OK, START);
      yield* expectCall(lab, rollback('again', 'b'), OK, START);
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'rollback-first'(lab) {
      yield* expectCall(lab, rollback('back', 'b'), OK, START);
      yield* expectCall(lab, bet('b', HALF), 'RS_ERROR_DUPLICATE_TRANSACTION', START);
      yield* expectCall(lab, bet('b', HALF), 'RS_ERROR_DUPLICATE_TRANSACTION', START);
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'rollback-race'(lab) {
      for (let at = 0; at < RACES; at++) {
        const round = `r${at}`;
        const requests = [
          requestOf(lab, bet(`b${at}`, HALF, { round })),
          requestOf(lab, rollback(`back${at}`, `b${at}`, { round })),
        ];
        const [, back] = yield* sendAll(requests, true);
        if (back !== undefined) compareAnswer(lab, `rollback ${at}`, readAnswer(back), OK);
      }
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'rollback-with-win'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK);
      yield* expectCall(lab, win('w', 'b', UNIT), OK, START + HALF);
      yield* expectCall(lab, rollback('back', 'b'), OK, START);
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'rollback-money-gone'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK);
      yield* expectCall(lab, win('w', 'b', UNIT, { closes: true }), OK, START + HALF);
      yield* expectCall(lab, bet('rest', START + HALF, { round: 'r2' }), OK, 0);
      // The stake goes back, the win is owed: nobody has less than nothing.
      yield* expectCall(lab, rollback('back', 'b'), OK, 0);
      yield* expectLedger(lab, 0);
      return undefined;
    },
    *'rollback-of-win'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK);
      yield* expectCall(lab, win('w', 'b', UNIT), OK, START + HALF);
      yield* expectCall(lab, rollback('back', 'w'), OK, START - HALF);
      yield* expectCall(lab, win('corrected', 'b', 10, { closes: true }), OK, START - HALF + 10);
      yield* expectLedger(lab, START - HALF + 10);
      return undefined;
    },
    *'rollback-of-refused'(lab) {
      yield* arrange({ what: 'fund', amount: HALF });
      yield* expectCall(lab, bet('b', UNIT), 'RS_ERROR_NOT_ENOUGH_MONEY', HALF);
      yield* expectCall(lab, rollback('back', 'b'), OK, HALF);
      yield* expectLedger(lab, HALF);
      return undefined;
    },
    *'rollback-foreign'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      const fields = { user: lab.subject.other };
      const foreign = rollback('back', 'b', { fields });
      yield* expectCall(lab, foreign, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      yield* expectLedger(lab, START - HALF);
      return undefined;
    },
  },
);
