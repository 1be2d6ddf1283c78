import { defineCases } from './case.ts';
import {
  arrange,
  balanceCall,
  bet,
  expectCall,
  expectLedger,
  HALF,
  OK,
  readAnswer,
  requestOf,
  sendAll,
  START,
  UNIT,
  win,
} from './wallet-steps.ts';

const CUTS = 10;
const CALLS = 200;
const P99_MS = 300;

export const loadCases = defineCases(
  { group: 'load', side: 'WALLET' },
  {
    *'bets-race'(lab) {
      yield* arrange({ what: 'fund', amount: UNIT });
      const specs = ['b1', 'b2', 'b3'].map((id) => bet(id, UNIT, { round: id }));
      const replies = yield* sendAll(
        specs.map((spec) => requestOf(lab, spec)),
        true,
      );
      const statuses = replies.map((reply) => readAnswer(reply).status).toSorted();
      const expected = ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_NOT_ENOUGH_MONEY', OK];
      lab.check('bets b1, b2, b3: statuses', expected.join(), statuses.join());
      yield* expectLedger(lab, 0);
      return undefined;
    },
    *'connection-cut'(lab) {
      for (let at = 0; at < CUTS; at++) {
        const spec = bet(`b${at}`, 10, { round: `r${at}` });
        yield* sendAll([{ ...requestOf(lab, spec), isCut: true }]);
        yield* expectCall(lab, spec, OK, START - 10 * (at + 1));
      }
      const won = win('w', 'b0', HALF, { round: 'r0', closes: true });
      yield* sendAll([{ ...requestOf(lab, won), isCut: true }]);
      yield* expectCall(lab, won, OK, START - 10 * CUTS + HALF);
      yield* expectLedger(lab, START - 10 * CUTS + HALF);
      return undefined;
    },
    *'answer-time'(lab) {
      const requests = Array.from({ length: CALLS }, () => requestOf(lab, balanceCall));
      const replies = yield* sendAll(requests);
      const times = replies.map(({ ms }) => ms).toSorted((one, other) => one - other);
      const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
      lab.verify('p99 of balance', `≤ ${P99_MS} ms`, p99 <= P99_MS, `${Math.ceil(p99)} ms`);
      return undefined;
    },
  },
  // It says as much of the way between two machines as of the wallet.
  ['answer-time'],
);
