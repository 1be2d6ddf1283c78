import { defineCases, type CaseSteps, type Lab, type SignatureKind } from './case.ts';
import {
  arrange,
  bet,
  compareAnswer,
  expectCall,
  expectLedger,
  HALF,
  OK,
  requestOf,
  send,
  START,
} from './wallet-steps.ts';

const BODY_TOO_LARGE = 65 * 1024;

/** A call that is not signed as it must be is refused, books nothing, and uses up no id. */
function* refuseSigned(lab: Lab, signature: SignatureKind): CaseSteps {
  const answer = yield* send(requestOf(lab, bet('b', HALF), signature));
  compareAnswer(lab, 'bet b', answer, 'RS_ERROR_INVALID_SIGNATURE');
  lab.check('bet b: HTTP', '200', String(answer.http));
  yield* expectLedger(lab, START);
  yield* expectCall(lab, bet('b', HALF), OK, START - HALF);
  return undefined;
}

export const signatureCases = defineCases(
  { group: 'signature', side: 'WALLET' },
  {
    'signature-missing': (lab) => refuseSigned(lab, 'none'),
    'signature-garbled': (lab) => refuseSigned(lab, 'garbled'),
    'signature-other-body': (lab) => refuseSigned(lab, 'other-body'),
    'signature-stranger': (lab) => refuseSigned(lab, 'stranger'),
    *'key-rotation'(lab) {
      if (!lab.subject.rotates) return 'one-key';
      const signed = (id: string, signature: SignatureKind) =>
        send(requestOf(lab, bet(id, HALF), signature));
      yield* arrange({ what: 'key-next' });
      // Until the switch both are accepted, so that the vendor loses no call.
      compareAnswer(lab, 'own key: bet b1', yield* signed('b1', 'own'), OK, START - HALF);
      compareAnswer(lab, 'next key: bet b2', yield* signed('b2', 'next'), OK, START - 2 * HALF);
      yield* arrange({ what: 'key-switch' });
      const late = yield* signed('b3', 'own');
      compareAnswer(lab, 'ended key: bet b3', late, 'RS_ERROR_INVALID_SIGNATURE');
      yield* expectLedger(lab, START - 2 * HALF);
      compareAnswer(lab, 'new key: bet b3', yield* signed('b3', 'next'), OK, START - 3 * HALF);
      return undefined;
    },
    *'body-too-large'(lab) {
      const large = {
        ...bet('b', HALF),
        fields: { amount: HALF, filler: 'x'.repeat(BODY_TOO_LARGE) },
      };
      compareAnswer(lab, 'bet b', yield* send(requestOf(lab, large)), 'RS_ERROR_INVALID_SIGNATURE');
      yield* expectLedger(lab, START);
      return undefined;
    },
  },
);
