import { useEffect, useRef, type RefObject } from 'react';

/** Puts the cursor into a field when its page appears, once. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
