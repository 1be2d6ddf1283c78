import { useState } from 'react';
import { call, type ClientRefusal } from '../../app/calls.ts';
import { enterSession } from './enter-session.ts';
import { askedFactors, type AskedFactors } from './login-factors.ts';
import { asksCaptcha } from './login-form.ts';
import { isNumber } from './mobile-number.ts';
import { pendingTicket } from './social/pending-link.ts';
import { withHuman } from './human/with-human.ts';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import type { Code } from './use-code.ts';
import type { Mobile } from './use-mobile.ts';

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
  /** What the login must bring beside the code; undefined while it asks for no more. */
  readonly asked: AskedFactors | undefined;
  /** Back from the second step, with what ended it. */
  readonly restart: (refusal?: ClientRefusal) => void;
  /** Looks at the number alone, before a code is asked for. */
  readonly mayAskCode: () => boolean;
  readonly send: (fields: SmsFields) => Promise<void>;
  /** Logs in with what this browser keeps; false when that has ended. */
  readonly sendKept: (username: string) => Promise<boolean>;
}

/** Logs in with a mobile number and the code that was sent to it. */
export function useSmsLogin(mobile: Mobile, { prove }: Code, goal?: string): SmsLogin {
  const [pending, setPending] = useState(false);
  const [tries, setTries] = useState(0);
  const [faults, setFaults] = useState<SmsLogin['faults']>({});
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [asked, setAsked] = useState<AskedFactors>();
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
    isNumber(mobile.number) ? {} : { mobile: 'mobileInvalid' };
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
    const { mobileNum: username, countryDialingCode } = mobile.given;
    const proven = captchaAsked ? await captcha.proven() : {};
    const answer = await withHuman('login', 'login', {
      type: 'sms',
      username,
      countryDialingCode,
      ...('verificationCode' in proof ? { password: proof.verificationCode } : proof),
      remember: fields.remember,
      ...pendingTicket(),
      ...proven,
      ...(proven.captchaId === undefined ? {} : { captcha: fields.captcha.trim() }),
    });
    setPending(false);
    if (answer.ok) return enterSession(answer.value, goal);
    const factors = askedFactors(answer.refusal);
    setAsked(factors);
    if (factors !== undefined) return;
    setRefusal(answer.refusal);
    setTries(tries + 1);
    if (!asksCaptcha(answer.refusal)) return;
    if (captchaAsked) captcha.refresh();
    setCaptchaAsked(true);
  };
  const sendKept = async (username: string) => {
    setPending(true);
    const answer = await call('rememberLogin', { username });
    setPending(false);
    if (answer.ok) enterSession(answer.value, goal);
    else setRefusal(answer.refusal);
    return answer.ok;
  };
  const restart = (ended?: ClientRefusal) => {
    setAsked(undefined);
    setRefusal(ended);
  };
  return {
    pending,
    refusal,
    asked,
    restart,
    captcha: captchaAsked ? captcha : undefined,
    faults,
    tries,
    mayAskCode,
    send,
    sendKept,
  };
}
