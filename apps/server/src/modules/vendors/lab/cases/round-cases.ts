import { defineCases } from './case.ts';
import {
  arrange,
  bet,
  expectCall,
  expectLedger,
  expectRound,
  HALF,
  OK,
  rollback,
  START,
  UNIT,
  win,
} from './wallet-steps.ts';

const MISSING = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

export const roundCases = defineCases(
  { group: 'round', side: 'WALLET' },
  {
    *'round-won'(lab) {
      yield* expectCall(lab, bet('b', UNIT), OK, START - UNIT);
      yield* expectRound(lab, 'r', 'OPEN');
      yield* expectCall(lab, win('w', 'b', 10, { closes: true }), OK, START - UNIT + 10);
      yield* expectRound(lab, 'r', 'CLOSED');
      yield* expectLedger(lab, START - UNIT + 10);
      return undefined;
    },
    *'round-lost'(lab) {
      yield* expectCall(lab, bet('b', UNIT), OK, START - UNIT);
      yield* expectCall(lab, win('w', 'b', 0, { closes: true }), OK, START - UNIT);
      yield* expectRound(lab, 'r', 'CLOSED');
      yield* expectCall(lab, bet('c', UNIT, { round: 'r2', closes: true }), OK, START - 2 * UNIT);
      yield* expectRound(lab, 'r2', 'CLOSED');
      return undefined;
    },
    *'round-of-many'(lab) {
      yield* expectCall(lab, bet('b1', UNIT), OK, START - UNIT);
      yield* expectCall(lab, bet('b2', HALF), OK, START - UNIT - HALF);
      yield* expectCall(lab, win('w1', 'b1', HALF), OK, START - UNIT);
      yield* expectCall(lab, win('w2', 'b1', HALF), OK, START - HALF);
      yield* expectCall(lab, win('w3', 'b2', 20, { closes: true }), OK, START - HALF + 20);
      yield* expectLedger(lab, START - HALF + 20);
      return undefined;
    },
    *'money-exact'(lab) {
      yield* arrange({ what: 'fund', amount: UNIT });
      const short = yield* expectCall(
        lab,
        bet('more', UNIT + 10),
        'RS_ERROR_NOT_ENOUGH_MONEY',
        UNIT,
      );
      lab.check('bet more: HTTP', '200', String(short.http));
      yield* expectCall(lab, bet('all', UNIT), OK, 0);
      yield* expectCall(lab, bet('none', 10), 'RS_ERROR_NOT_ENOUGH_MONEY', 0);
      yield* expectLedger(lab, 0);
      return undefined;
    },
    *'round-closed'(lab) {
      yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      yield* expectCall(lab, win('w', 'b', 0, { closes: true }), OK);
      yield* expectCall(lab, bet('late', HALF), 'RS_ERROR_UNKNOWN');
      yield* expectLedger(lab, START - HALF);
      return undefined;
    },
    *'win-late'(lab) {
      yield* expectCall(lab, bet('b', HALF, { closes: true }), OK, START - HALF);
      yield* expectCall(lab, win('w', 'b', UNIT), OK, START + HALF);
      yield* expectRound(lab, 'r', 'CLOSED LATE');
      return undefined;
    },
    *'round-free'(lab) {
      const fields = { is_free: true };
      yield* expectCall(lab, bet('b', UNIT, { fields }), OK, START);
      yield* expectCall(lab, win('w', undefined, HALF, { closes: true, fields }), OK, START + HALF);
      yield* expectLedger(lab, START + HALF);
      return undefined;
    },
    *promotion(lab) {
      yield* arrange({ what: 'end-session' });
      const fields = {
        is_supplier_promo: true,
        meta: { supplier_promo_info: { promo_reference: 'lab tournament' } },
      };
      yield* expectCall(lab, win('w', undefined, HALF, { fields }), OK, START + HALF);
      return undefined;
    },
    *'win-before-bet'(lab) {
      const won = win('w', 'b', UNIT, { closes: true });
      yield* expectCall(lab, won, MISSING, START);
      yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
      yield* expectCall(lab, won, OK, START + HALF);
      yield* expectLedger(lab, START + HALF);
      return undefined;
    },
    *'win-without-bet'(lab) {
      yield* expectCall(lab, win('w1', undefined, UNIT), MISSING, START);
      yield* expectCall(lab, win('w2', 'never', UNIT), MISSING, START);
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'win-of-dead-bet'(lab) {
      const refused = bet('refused', 100 * UNIT, { round: 'r1' });
      yield* expectCall(lab, refused, 'RS_ERROR_NOT_ENOUGH_MONEY', START);
      yield* expectCall(lab, win('w1', 'refused', UNIT, { round: 'r1' }), MISSING);
      yield* expectCall(lab, bet('undone', HALF, { round: 'r2' }), OK);
      yield* expectCall(lab, rollback('back', 'undone', { round: 'r2' }), OK, START);
      yield* expectCall(lab, win('w2', 'undone', UNIT, { round: 'r2' }), MISSING);
      yield* expectCall(lab, bet('own', HALF, { round: 'r3' }), OK);
      const foreign = { user: lab.subject.other };
      yield* expectCall(lab, win('w3', 'own', UNIT, { round: 'r3', fields: foreign }), MISSING);
      yield* expectLedger(lab, START - HALF);
      return undefined;
    },
  },
);
