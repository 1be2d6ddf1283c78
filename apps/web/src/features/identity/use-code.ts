import { useEffect, useRef, useState } from 'react';
import { call, type AnswerOf } from '../../app/calls.ts';
import { confirm } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { mayAsk, waitSeconds } from './code-wait.ts';

/** The calls that have a code sent, one for each scene. */
export type CodeCall = 'loginCode' | 'registerSms' | 'forgotSms';

export interface CodeRequest {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

export interface Code {
  /** Until another code can be asked for; 0 when one can. */
  readonly secondsLeft: number;
  readonly pending: boolean;
  /** A code was sent since the form was opened. */
  readonly sent: boolean;
  readonly send: (request: CodeRequest) => Promise<void>;
}

const TICK_MS = 250;

/** Has a code sent, and counts down until another may be; a refusal is shown in a dialog. */
export function useCode(name: CodeCall): Code {
  const t = useTexts('forms');
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [endsAt, setEndsAt] = useState(0);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const secondsLeft = useCountdown(endsAt);
  const send = async (request: CodeRequest) => {
    const began = performance.now();
    if (pending || secondsLeft > 0 || !mayAsk(lastAt.current, began)) return;
    lastAt.current = began;
    setPending(true);
    const answer = await ask(name, request);
    setPending(false);
    if (answer.ok) {
      setSent(true);
      const now = performance.now();
      setEndsAt(now + waitSeconds(answer.value.expiredMinutes, now - began) * 1_000);
      return;
    }
    await confirm({
      title: t('codeFailedTitle'),
      text: answer.refusal.message,
      confirmLabel: t('submit'),
      cancelLabel: null,
    });
  };
  return { secondsLeft, pending, sent, send };
}

function ask(name: CodeCall, request: CodeRequest): Promise<AnswerOf<'loginCode'>> {
  return call(name, request);
}

/** Whole seconds until an instant of the page's own clock, counted down while they pass. */
function useCountdown(endsAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === 0) return undefined;
    setNow(performance.now());
    const ticking = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= endsAt) clearInterval(ticking);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}
