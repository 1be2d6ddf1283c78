import { useState } from 'react';
import { call, type ClientRefusal } from '../../../calls/calls.ts';
import { enterSession } from './enter-session.ts';
import { withHuman } from '../human/with-human.ts';
import { requiredFactors, type RequiredFactors } from './login-factors.ts';
import { requiresCaptcha, loginFaults, type LoginFault, type LoginFields } from './login-faults.ts';
import { pendingTicket } from '../social/pending-link.ts';
import { useCaptcha, type Captcha } from '../fields/use-captcha.ts';

/** The form's values: the stored credential while its placeholder is untouched, else the fields. */
export interface LoginRequest extends LoginFields {
  readonly remember: boolean;
  /** The password's dots stand for the login stored in this browser. */
  readonly stored: boolean;
}

export interface Login {
  readonly pending: boolean;
  readonly faults: Partial<Record<keyof LoginFields, LoginFault>>;
  readonly refusal: ClientRefusal | undefined;
  readonly captcha: Captcha | undefined;
  /** The second step that the login requires; undefined if none. */
  readonly secondStep: RequiredFactors | undefined;
  /** Returns from the second step, with the refusal that ended it. */
  readonly restart: (refusal?: ClientRefusal) => void;
  /** The count of failed attempts. */
  readonly tries: number;
  /** `storedEnded` is true if the stored credential expired, so that the password is required. */
  readonly send: (request: LoginRequest) => Promise<{ readonly storedEnded: boolean }>;
}

/** Logs in with a username and a password; `goal` is the address to open afterwards. */
export function useLogin(goal?: string): Login {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Login['faults']>({});
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [secondStep, setSecondStep] = useState<RequiredFactors>();
  const [tries, setTries] = useState(0);
  const [captchaAsked, setCaptchaAsked] = useState(false);
  const captcha = useCaptcha(captchaAsked);
  const send = async (request: LoginRequest) => {
    const missing = loginFaults(request, { captcha: captchaAsked, remembered: request.stored });
    setFaults(missing);
    if (Object.keys(missing).length > 0) {
      setTries(tries + 1);
      return { storedEnded: false };
    }
    setPending(true);
    setRefusal(undefined);
    const answer = await ask(request, captchaAsked ? await captcha.proofFields() : {});
    setPending(false);
    if (answer.ok) {
      enterSession(answer.value, goal);
      return { storedEnded: false };
    }
    const factors = requiredFactors(answer.refusal);
    setSecondStep(factors);
    if (factors !== undefined) return { storedEnded: false };
    setRefusal(answer.refusal);
    setTries(tries + 1);
    if (requiresCaptcha(answer.refusal)) {
      if (captchaAsked) captcha.refresh();
      setCaptchaAsked(true);
    }
    return { storedEnded: answer.refusal.code === 'login.remember.ended' };
  };
  const restart = (ended?: ClientRefusal) => {
    setSecondStep(undefined);
    setRefusal(ended);
  };
  const shown = captchaAsked ? captcha : undefined;
  return { pending, faults, refusal, captcha: shown, secondStep, restart, tries, send };
}

async function ask(
  request: LoginRequest,
  proofFields: Awaited<ReturnType<Captcha['proofFields']>>,
) {
  const username = request.username.trim();
  if (request.stored) return call('rememberLogin', { username });
  if (!request.remember) void call('forgetLogin', { username });
  return withHuman('login', 'login', {
    username,
    password: request.password,
    remember: request.remember,
    type: 'username',
    ...pendingTicket(),
    ...proofFields,
    ...(proofFields.captchaId === undefined ? {} : { captcha: request.captcha.trim() }),
  });
}
