import { useState } from 'react';
import { call, type ClientRefusal } from '../../app/calls.ts';
import { enterSession } from './enter-session.ts';
import { withHuman } from './human/with-human.ts';
import { askedFactors, type AskedFactors } from './login-factors.ts';
import { asksCaptcha, loginFaults, type LoginFault, type LoginFields } from './login-form.ts';
import { pendingTicket } from './social/pending-link.ts';
import { useCaptcha, type Captcha } from './use-captcha.ts';

/** What the form sends: the kept credential while its dots stand untouched, else the fields. */
export interface LoginRequest extends LoginFields {
  readonly remember: boolean;
  /** The password's dots stand for the login that this browser keeps. */
  readonly kept: boolean;
}

export interface Login {
  readonly pending: boolean;
  readonly faults: Partial<Record<keyof LoginFields, LoginFault>>;
  readonly refusal: ClientRefusal | undefined;
  readonly captcha: Captcha | undefined;
  /** What the login must bring beside the password; undefined while it asks for no more. */
  readonly asked: AskedFactors | undefined;
  /** Back from the second step, with what ended it. */
  readonly restart: (refusal?: ClientRefusal) => void;
  /** How often sending was tried in vain. */
  readonly tries: number;
  /** True when the kept credential turned out to be over, so that the password is asked. */
  readonly send: (request: LoginRequest) => Promise<{ readonly keptEnded: boolean }>;
}

/** Logs in with a username and a password; where someone wanted to go is `goal`. */
export function useLogin(goal?: string): Login {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Login['faults']>({});
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [asked, setAsked] = useState<AskedFactors>();
  const [tries, setTries] = useState(0);
  const [captchaAsked, setCaptchaAsked] = useState(false);
  const captcha = useCaptcha(captchaAsked);
  const send = async (request: LoginRequest) => {
    const missing = loginFaults(request, { captcha: captchaAsked, remembered: request.kept });
    setFaults(missing);
    if (Object.keys(missing).length > 0) {
      setTries(tries + 1);
      return { keptEnded: false };
    }
    setPending(true);
    setRefusal(undefined);
    const answer = await ask(request, captchaAsked ? await captcha.proven() : {});
    setPending(false);
    if (answer.ok) {
      enterSession(answer.value, goal);
      return { keptEnded: false };
    }
    const factors = askedFactors(answer.refusal);
    setAsked(factors);
    if (factors !== undefined) return { keptEnded: false };
    setRefusal(answer.refusal);
    setTries(tries + 1);
    if (asksCaptcha(answer.refusal)) {
      if (captchaAsked) captcha.refresh();
      setCaptchaAsked(true);
    }
    return { keptEnded: answer.refusal.code === 'login.remember.ended' };
  };
  const restart = (ended?: ClientRefusal) => {
    setAsked(undefined);
    setRefusal(ended);
  };
  const shown = captchaAsked ? captcha : undefined;
  return { pending, faults, refusal, captcha: shown, asked, restart, tries, send };
}

async function ask(request: LoginRequest, proven: Awaited<ReturnType<Captcha['proven']>>) {
  const username = request.username.trim();
  if (request.kept) return call('rememberLogin', { username });
  if (!request.remember) void call('forgetLogin', { username });
  return withHuman('login', 'login', {
    username,
    password: request.password,
    remember: request.remember,
    type: 'username',
    ...pendingTicket(),
    ...proven,
    ...(proven.captchaId === undefined ? {} : { captcha: request.captcha.trim() }),
  });
}
