import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type ValueOf } from '../../../calls/calls.ts';

/**
 * Another captcha is requested at most once a second (product.md section 9), counted from the
 * answer.
 */
const REFRESH_MS = 1_000;

export interface Captcha {
  readonly picture: ValueOf<'captcha'> | undefined;
  /**
   * The fields that accompany the typed solution; waits for the proof of work of a text captcha.
   */
  readonly proofFields: () => Promise<{
    readonly captchaId?: string;
    readonly captchaProof?: string;
  }>;
  readonly refused: string | undefined;
  /** Loads another of the same kind, or of the given kind. */
  readonly refresh: (kind?: 'image' | 'text') => void;
}

/** A captcha for a form, loaded when `shown` becomes true. */
export function useCaptcha(shown: boolean): Captcha {
  const [picture, setPicture] = useState<ValueOf<'captcha'>>();
  const [refused, setRefused] = useState<string>();
  const kept = useRef<'image' | 'text'>('image');
  const readyAt = useRef(Number.NEGATIVE_INFINITY);
  const work = useRef<Promise<string | undefined>>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback((kind?: 'image' | 'text') => {
    kept.current = kind ?? kept.current;
    const after = (ms: number) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      readyAt.current = performance.now() + REFRESH_MS;
      const answer = await call('captcha', { alt: kept.current });
      readyAt.current = performance.now() + REFRESH_MS;
      // The rate limit is per network, so another visitor's request may have come first.
      const wait = answer.ok ? undefined : answer.refusal.retryAfterSeconds;
      if (wait === 1) return after(REFRESH_MS);
      work.current = answer.ok ? solveChallenge(answer.value.challenge) : undefined;
      setPicture(answer.ok ? answer.value : undefined);
      setRefused(answer.ok ? undefined : answer.refusal.message);
    };
    after(Math.max(0, readyAt.current - performance.now()));
  }, []);
  useEffect(() => {
    if (shown) refresh();
    return () => clearTimeout(waiting.current);
  }, [shown, refresh]);
  const proofFields = async () => {
    const captchaProof = await work.current;
    return {
      ...(picture === undefined ? {} : { captchaId: picture.captchaId }),
      ...(captchaProof === undefined ? {} : { captchaProof }),
    };
  };
  return { picture, proofFields, refused, refresh };
}

/**
 * Starts the proof of work while the sum is read; it is usually done before the solution is typed.
 */
async function solveChallenge(
  challenge: ValueOf<'captcha'>['challenge'],
): Promise<string | undefined> {
  if (challenge === null) return undefined;
  const { solveAltcha } = await import('../human/solve-altcha.ts');
  return (await solveAltcha(challenge).catch(() => undefined))?.payload;
}
