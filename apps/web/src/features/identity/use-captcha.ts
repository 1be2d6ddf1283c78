import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type ValueOf } from '../../app/calls.ts';

/** A press asks for another picture at most once a second (product.md section 9). */
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
  const last = useRef(Number.NEGATIVE_INFINITY);
  const refresh = useCallback((kind?: 'image' | 'text') => {
    kept.current = kind ?? kept.current;
    const wait = Math.max(0, last.current + REFRESH_MS - performance.now());
    last.current = performance.now() + wait;
    setTimeout(() => {
      void call('captcha', { alt: kept.current }).then((answer) => {
        setPicture(answer.ok ? answer.value : undefined);
        setRefused(answer.ok ? undefined : answer.refusal.message);
      });
    }, wait);
  }, []);
  useEffect(() => {
    if (shown) refresh();
  }, [shown, refresh]);
  return { picture, refused, refresh };
}
