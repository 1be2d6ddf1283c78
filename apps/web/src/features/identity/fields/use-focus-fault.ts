import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a form's first invalid field whenever `tries` has grown, for screen readers
 * and small screens.
 */
export function useFocusFault(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  return form;
}
