import { defineCases } from './case.ts';
import {
  arrange,
  bet,
  compareAnswer,
  expectCall,
  expectLedger,
  fieldsOf,
  HALF,
  OK,
  requestOf,
  rollback,
  send,
  START,
  win,
} from './wallet-steps.ts';

const REQUIRED = [
  'user',
  'token',
  'game_code',
  'request_uuid',
  'transaction_uuid',
  'round',
  'round_closed',
  'currency',
  'amount',
];

const WRONG_TYPES: Readonly<Record<string, unknown>> = {
  user: 7,
  token: true,
  game_code: [],
  transaction_uuid: 12,
  round: {},
  round_closed: 'false',
  currency: 608,
};

export const formatCases = defineCases(
  { group: 'format', side: 'WALLET' },
  {
    *'field-missing'(lab) {
      for (const name of REQUIRED) {
        const spec = bet(name, HALF, { fields: { [name]: undefined } });
        const answer = yield* send(requestOf(lab, spec));
        compareAnswer(lab, `bet without ${name}`, answer, 'RS_ERROR_WRONG_SYNTAX');
      }
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'field-wrong-type'(lab) {
      for (const [name, value] of Object.entries(WRONG_TYPES)) {
        const spec = bet(name, HALF, { fields: { [name]: value } });
        const answer = yield* send(requestOf(lab, spec));
        compareAnswer(lab, `bet with ${name}`, answer, 'RS_ERROR_WRONG_TYPES');
      }
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'field-unknown'(lab) {
      const fields = { lab_extra: { nested: [1, 2, 3] }, another: null };
      yield* expectCall(lab, bet('b', HALF, { fields }), OK, START - HALF);
      yield* expectCall(lab, win('w', 'b', HALF, { closes: true, fields }), OK, START);
      return undefined;
    },
    *'body-not-json'(lab) {
      const texts = { half: '{"user":', list: '[]', text: '"bet"', nothing: '' };
      for (const [name, body] of Object.entries(texts)) {
        const answer = yield* send({ call: 'bet', body, signature: 'own' });
        compareAnswer(lab, name, answer, 'RS_ERROR_WRONG_SYNTAX');
      }
      return undefined;
    },
    *'text-unstorable'(lab) {
      for (const round of ['a\u0000b', 'a\ud800b', '']) {
        const answer = yield* send(requestOf(lab, bet('b', HALF, { fields: { round } })));
        compareAnswer(lab, `round ${JSON.stringify(round)}`, answer, 'RS_ERROR_WRONG_SYNTAX');
      }
      yield* expectLedger(lab, START);
      return undefined;
    },
    *'answer-shape'(lab) {
      const unknown = yield* arrange({ what: 'token', of: 'other' });
      const specs = [
        bet('b', HALF),
        bet('refused', HALF, { fields: { token: unknown } }),
        win('w', 'never', HALF),
        rollback('back', 'b'),
      ];
      for (const spec of specs) {
        const fields = fieldsOf(lab, spec);
        const answer = yield* send({
          call: spec.call,
          body: JSON.stringify(fields),
          signature: 'own',
        });
        const what = `${spec.call} ${spec.id ?? ''}`;
        lab.check(`${what}: HTTP`, '200', String(answer.http));
        lab.check(
          `${what}: request_uuid`,
          String(fields['request_uuid']),
          answer.requestUuid ?? '',
        );
        lab.check(`${what}: currency`, lab.subject.currency, answer.currency ?? '');
        lab.verify(
          `${what}: balance`,
          'a whole number',
          Number.isSafeInteger(answer.balance),
          String(answer.balance),
        );
      }
      return undefined;
    },
  },
);
