import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a field once, when its page is mounted. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
