import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type ValueOf } from '../../app/calls.ts';

/** Another is asked for at most once a second (product.md section 9), reckoned from the answer. */
const REFRESH_MS = 1_000;

export interface Captcha {
  readonly picture: ValueOf<'captcha'> | undefined;
  readonly refused: string | undefined;
  /** Another of the same kind, or of the other kind when told so. */
  readonly refresh: (kind?: 'image' | 'text') => void;
}

/** A captcha for a form, fetched when `shown` becomes true. */
export function useCaptcha(shown: boolean): Captcha {
  const [picture, setPicture] = useState<ValueOf<'captcha'>>();
  const [refused, setRefused] = useState<string>();
  const kept = useRef<'image' | 'text'>('image');
  const readyAt = useRef(Number.NEGATIVE_INFINITY);
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
      // Somebody else on this network was quicker by less than a second.
      const wait = answer.ok ? undefined : answer.refusal.retryAfterSeconds;
      if (wait === 1) return after(REFRESH_MS);
      setPicture(answer.ok ? answer.value : undefined);
      setRefused(answer.ok ? undefined : answer.refusal.message);
    };
    after(Math.max(0, readyAt.current - performance.now()));
  }, []);
  useEffect(() => {
    if (shown) refresh();
    return () => clearTimeout(waiting.current);
  }, [shown, refresh]);
  return { picture, refused, refresh };
}
