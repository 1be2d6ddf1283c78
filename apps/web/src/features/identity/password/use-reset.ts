import type { FieldRule } from '@fairhouse/rules/fields';
import { useState } from 'react';
import { call, type ClientRefusal } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { enterSession } from '../login/enter-session.ts';
import type { LoginFactor } from '../login/login-factors.ts';
import {
  readVerifiedNumber,
  resetFaults,
  type VerifiedNumber,
  type ResetFaults,
  type ResetFields,
} from './reset-faults.ts';
import type { Code } from '../fields/use-code.ts';
import type { Mobile } from '../fields/use-mobile.ts';

/** The second factor, where one is required. */
interface SecondProof {
  readonly kind: LoginFactor;
  readonly code: string;
}

export interface Reset {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  readonly verified: VerifiedNumber | undefined;
  readonly faults: ResetFaults;
  readonly tries: number;
  /** A code of the second factor was sent by mail. */
  readonly mailed: boolean;
  readonly send: (fields: ResetFields, second: SecondProof) => Promise<void>;
  readonly mailFactor: (fields: ResetFields) => Promise<void>;
}

/** Sets a new password by phone, and continues logged in (product.md section 4). */
export function useReset(options: {
  readonly mobile: Mobile;
  readonly sending: Code;
  readonly rule: FieldRule | undefined;
}): Reset {
  const { mobile, sending, rule } = options;
  const t = useTexts('identity');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [verified, setVerified] = useState<VerifiedNumber>();
  const [faults, setFaults] = useState<ResetFaults>({});
  const [tries, setTries] = useState(0);
  const [mailed, setMailed] = useState(false);
  const ask = async (fields: ResetFields, factor: { factor?: string; factorCode?: string }) => {
    const { newPassword, confirmNewPassword } = fields;
    const proof =
      verified === undefined ? await sending.prove(fields.code) : { ticket: verified.ticket };
    if (proof === undefined) return undefined;
    setPending(true);
    const answer = await call('resetByPhone', {
      ...mobile.callFields,
      newPassword,
      confirmNewPassword,
      ...proof,
      ...(factor as object),
    });
    setPending(false);
    return answer;
  };
  const send = async (fields: ResetFields, second: SecondProof) => {
    const found = resetFaults(fields, { rule, verified: verified !== undefined });
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return setTries(tries + 1);
    const asked = (verified?.factors.length ?? 0) > 0 && second.code.trim() !== '';
    const answer = await ask(
      fields,
      asked ? { factor: second.kind, factorCode: second.code.trim() } : {},
    );
    if (answer === undefined) return;
    if (answer.ok) {
      toast('done', t('passwordChanged'));
      return enterSession(answer.value);
    }
    setVerified((before) => readVerifiedNumber(answer.refusal, before));
    setRefusal(answer.refusal);
    setTries(tries + 1);
  };
  const mailFactor = async (fields: ResetFields) => {
    const answer = await ask(fields, { factor: 'email' });
    if (answer === undefined || answer.ok) return;
    const isSent = answer.refusal.code === 'reset.second_factor';
    setMailed(isSent);
    setRefusal(isSent ? undefined : answer.refusal);
    setVerified((before) => readVerifiedNumber(answer.refusal, before));
  };
  return { pending, refusal, verified, faults, tries, mailed, send, mailFactor };
}
