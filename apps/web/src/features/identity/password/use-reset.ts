import type { ClientAnswer } from '@fairhouse/calls/client';
import { useState } from 'react';
import { call, type ClientRefusal, type InputOf } from '../../../calls/calls.ts';
import { useAnswerMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { enterSession } from '../login/enter-session.ts';
import type { LoginFactor } from '../login/login-factors.ts';
import { readVerifiedNumber, type VerifiedNumber, type ResetFields } from './reset-faults.ts';
import type { Code } from '../fields/use-code.ts';
import type { Mobile } from '../fields/use-mobile.ts';

/** The second factor, where one is required. */
interface SecondProof {
  readonly kind: LoginFactor;
  readonly factorCode: string;
}

export interface Reset {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | null;
  readonly verified: VerifiedNumber | undefined;
  /** A code of the second factor was sent by mail. */
  readonly mailed: boolean;
  readonly send: (fields: ResetFields & SecondProof) => Promise<void>;
  readonly mailFactor: (fields: ResetFields) => Promise<void>;
  /** Takes the refusal of the last attempt off the screen. */
  readonly clear: () => void;
}

type Input = InputOf<'resetByPhone'>;

/** Sets a new password by phone, and continues logged in (product.md section 4). */
export function useReset(options: { readonly mobile: Mobile; readonly sending: Code }): Reset {
  const { mobile, sending } = options;
  const t = useTexts('identity');
  const [verified, setVerified] = useState<VerifiedNumber>();
  const [mailed, setMailed] = useState(false);
  const keepVerified = (refusal: ClientRefusal) =>
    setVerified((before) => readVerifiedNumber(refusal, before));
  const setting = useAnswerMutation('reset', (input: Input) => call('resetByPhone', input), {
    onSuccess: (login) => {
      toast('done', t('passwordChanged'));
      enterSession(login);
    },
    onError: keepVerified,
  });
  const mailing = useAnswerMutation('mailFactor', askForMail, {
    onSuccess: (required) => {
      if (required === undefined) return;
      setMailed(true);
      keepVerified(required);
    },
    onError: (refusal) => {
      setMailed(false);
      keepVerified(refusal);
    },
  });
  const inputOf = async (
    { code, newPassword, confirmNewPassword }: ResetFields,
    factor: Pick<Input, 'factor' | 'factorCode'>,
  ): Promise<Input | undefined> => {
    const proof = verified === undefined ? await sending.prove(code) : { ticket: verified.ticket };
    if (proof === undefined) return undefined;
    return { ...mobile.callFields, newPassword, confirmNewPassword, ...proof, ...factor };
  };
  const clear = () => {
    setting.reset();
    mailing.reset();
  };
  const send = async (fields: ResetFields & SecondProof) => {
    const factorCode = fields.factorCode.trim();
    // No factor of a reset is the phone, which has been proven.
    const factor = fields.kind === 'mobile' ? undefined : fields.kind;
    const isAsked = (verified?.factors.length ?? 0) > 0 && factorCode !== '';
    clear();
    const input = await inputOf(fields, isAsked ? { factor, factorCode } : {});
    if (input !== undefined) setting.mutate(input);
  };
  const mailFactor = async (fields: ResetFields) => {
    const input = await inputOf(fields, { factor: 'email' });
    if (input === undefined) return;
    clear();
    mailing.mutate(input);
  };
  return {
    pending: setting.isPending || mailing.isPending,
    refusal: setting.error ?? mailing.error,
    verified,
    mailed,
    send,
    mailFactor,
    clear,
  };
}

/** The server answers a request for the second factor with a refusal that names it. */
async function askForMail(input: Input): Promise<ClientAnswer<ClientRefusal | undefined>> {
  const answer = await call('resetByPhone', input);
  if (answer.ok) return { ok: true, value: undefined };
  if (answer.refusal.code !== 'reset.second_factor') return answer;
  return { ok: true, value: answer.refusal };
}
