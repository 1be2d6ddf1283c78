import { useState } from 'react';
import { call, type ClientRefusal } from '../../../calls/calls.ts';
import { enterSession } from './enter-session.ts';
import { requiredFactors, type RequiredFactors } from './login-factors.ts';
import { requiresCaptcha } from './login-faults.ts';
import { isMobileNumber } from '../fields/mobile-number.ts';
import { pendingTicket } from '../social/pending-link.ts';
import { withHuman } from '../human/with-human.ts';
import { useCaptcha, type Captcha } from '../fields/use-captcha.ts';
import type { Code } from '../fields/use-code.ts';
import type { Mobile } from '../fields/use-mobile.ts';

export type SmsFault = 'mobileInvalid' | 'codeRequired' | 'captchaRequired';

interface SmsFields {
  readonly code: string;
  readonly captcha: string;
  readonly remember: boolean;
}

export interface SmsLogin {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  readonly captcha: Captcha | undefined;
  readonly faults: Partial<Record<'mobile' | 'code' | 'captcha', SmsFault>>;
  readonly tries: number;
  /** The second step that the login requires; undefined if none. */
  readonly secondStep: RequiredFactors | undefined;
  /** Returns from the second step, with the refusal that ended it. */
  readonly restart: (refusal?: ClientRefusal) => void;
  /** Validates the number alone, before a code is requested. */
  readonly mayAskCode: () => boolean;
  readonly send: (fields: SmsFields) => Promise<void>;
  /** Logs in with the credential stored in this browser; false if it has expired. */
  readonly sendStored: (username: string) => Promise<boolean>;
}

/** Logs in with a mobile number and its SMS code. */
export function useSmsLogin(mobile: Mobile, { prove }: Code, goal?: string): SmsLogin {
  const [pending, setPending] = useState(false);
  const [tries, setTries] = useState(0);
  const [faults, setFaults] = useState<SmsLogin['faults']>({});
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [secondStep, setSecondStep] = useState<RequiredFactors>();
  const [captchaAsked, setCaptchaAsked] = useState(false);
  const captcha = useCaptcha(captchaAsked);
  const judge = (found: SmsLogin['faults']): boolean => {
    setFaults(found);
    setRefusal(undefined);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) setTries(tries + 1);
    return !isWrong;
  };
  const numberFault = (): SmsLogin['faults'] =>
    isMobileNumber(mobile.number) ? {} : { mobile: 'mobileInvalid' };
  const mayAskCode = () => judge(numberFault());
  const send = async (fields: SmsFields) => {
    const isFilled = judge({
      ...numberFault(),
      ...(fields.code.trim() === '' ? { code: 'codeRequired' as const } : {}),
      ...(captchaAsked && fields.captcha.trim() === ''
        ? { captcha: 'captchaRequired' as const }
        : {}),
    });
    if (!isFilled) return;
    setPending(true);
    const proof = await prove(fields.code);
    if (proof === undefined) return setPending(false);
    const { mobileNum: username, countryDialingCode } = mobile.callFields;
    const proofFields = captchaAsked ? await captcha.proofFields() : {};
    const answer = await withHuman('login', 'login', {
      type: 'sms',
      username,
      countryDialingCode,
      ...('verificationCode' in proof ? { password: proof.verificationCode } : proof),
      remember: fields.remember,
      ...pendingTicket(),
      ...proofFields,
      ...(proofFields.captchaId === undefined ? {} : { captcha: fields.captcha.trim() }),
    });
    setPending(false);
    if (answer.ok) return enterSession(answer.value, goal);
    const factors = requiredFactors(answer.refusal);
    setSecondStep(factors);
    if (factors !== undefined) return;
    setRefusal(answer.refusal);
    setTries(tries + 1);
    if (!requiresCaptcha(answer.refusal)) return;
    if (captchaAsked) captcha.refresh();
    setCaptchaAsked(true);
  };
  const sendStored = async (username: string) => {
    setPending(true);
    const answer = await call('rememberLogin', { username });
    setPending(false);
    if (answer.ok) enterSession(answer.value, goal);
    else setRefusal(answer.refusal);
    return answer.ok;
  };
  const restart = (ended?: ClientRefusal) => {
    setSecondStep(undefined);
    setRefusal(ended);
  };
  return {
    pending,
    refusal,
    secondStep,
    restart,
    captcha: captchaAsked ? captcha : undefined,
    faults,
    tries,
    mayAskCode,
    send,
    sendStored,
  };
}
