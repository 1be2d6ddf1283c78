import type { FieldRule } from '@fairhouse/rules/fields';
import { useState } from 'react';
import { call, type ClientRefusal } from '../../app/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toasts.ts';
import { enterSession } from './enter-session.ts';
import type { LoginFactor } from './login-factors.ts';
import {
  provenBy,
  resetFaults,
  type Proven,
  type ResetFaults,
  type ResetFields,
} from './reset-form.ts';
import type { Code } from './use-code.ts';
import type { Mobile } from './use-mobile.ts';

/** The second proof, where one is asked. */
interface SecondProof {
  readonly kind: LoginFactor;
  readonly code: string;
}

export interface Reset {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  readonly proven: Proven | undefined;
  readonly faults: ResetFaults;
  readonly tries: number;
  /** A code of the second factor went to the member's mail. */
  readonly mailed: boolean;
  readonly send: (fields: ResetFields, second: SecondProof) => Promise<void>;
  readonly mailFactor: (fields: ResetFields) => Promise<void>;
}

/** Sets a new password by phone, and goes on logged in (product.md section 4). */
export function useReset(options: {
  readonly mobile: Mobile;
  readonly sending: Code;
  readonly rule: FieldRule | undefined;
}): Reset {
  const { mobile, sending, rule } = options;
  const t = useTexts('identity');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [proven, setProven] = useState<Proven>();
  const [faults, setFaults] = useState<ResetFaults>({});
  const [tries, setTries] = useState(0);
  const [mailed, setMailed] = useState(false);
  const ask = async (fields: ResetFields, factor: { factor?: string; factorCode?: string }) => {
    const { newPassword, confirmNewPassword } = fields;
    const proof =
      proven === undefined ? await sending.prove(fields.code) : { ticket: proven.ticket };
    if (proof === undefined) return undefined;
    setPending(true);
    const answer = await call('resetByPhone', {
      ...mobile.given,
      newPassword,
      confirmNewPassword,
      ...proof,
      ...(factor as object),
    });
    setPending(false);
    return answer;
  };
  const send = async (fields: ResetFields, second: SecondProof) => {
    const found = resetFaults(fields, { rule, proven: proven !== undefined });
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return setTries(tries + 1);
    const asked = (proven?.factors.length ?? 0) > 0 && second.code.trim() !== '';
    const answer = await ask(
      fields,
      asked ? { factor: second.kind, factorCode: second.code.trim() } : {},
    );
    if (answer === undefined) return;
    if (answer.ok) {
      toast('done', t('passwordChanged'));
      return enterSession(answer.value);
    }
    setProven((before) => provenBy(answer.refusal, before));
    setRefusal(answer.refusal);
    setTries(tries + 1);
  };
  const mailFactor = async (fields: ResetFields) => {
    const answer = await ask(fields, { factor: 'email' });
    if (answer === undefined || answer.ok) return;
    const isSent = answer.refusal.code === 'reset.second_factor';
    setMailed(isSent);
    setRefusal(isSent ? undefined : answer.refusal);
    setProven((before) => provenBy(answer.refusal, before));
  };
  return { pending, refusal, proven, faults, tries, mailed, send, mailFactor };
}
