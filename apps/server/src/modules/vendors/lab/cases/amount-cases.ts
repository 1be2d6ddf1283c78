import type { WalletStatus } from '@fairhouse/calls/vendor';
import { defineCases, type CaseSteps, type Lab } from './case.ts';
import { bet, compareAnswer, expectLedger, fieldsOf, OK, send, START } from './wallet-steps.ts';

/** Sends bets whose amounts are these texts, exactly as they are written. */
function* sendAmounts(
  lab: Lab,
  texts: readonly string[],
  status: WalletStatus,
  taken = 0,
): CaseSteps {
  for (const text of texts) {
    const fields = JSON.stringify(fieldsOf(lab, bet(`amount ${text}`, 7)));
    const body = fields.replace('"amount":7', `"amount":${text}`);
    const answer = yield* send({ call: 'bet', body, signature: 'own' });
    compareAnswer(lab, `amount ${text}`, answer, status);
  }
  yield* expectLedger(lab, START - taken);
  return undefined;
}

export const amountCases = defineCases(
  { group: 'amount', side: 'WALLET' },
  {
    'amount-accepted': (lab) => sendAmounts(lab, ['0', '10', '10.0', '1e3'], OK, 1020),
    'amount-refused': (lab) =>
      sendAmounts(lab, ['1', '9', '15', '-10', '9007199254740992'], 'RS_ERROR_WRONG_SYNTAX'),
    'amount-wrong-type': (lab) =>
      sendAmounts(lab, ['"10"', '10.5', 'true', '{}', 'null'], 'RS_ERROR_WRONG_TYPES'),
    'amount-great': (lab) =>
      sendAmounts(lab, ['9007199254740990', '900719925474090'], 'RS_ERROR_NOT_ENOUGH_MONEY'),
  },
);
