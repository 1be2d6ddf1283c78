import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far outside the window, and outside a scrolling row, a place counts as near. */
export type Ahead = '0px' | '160px' | '320px';

/**
 * True once the place has come near the window, and from then on; initially true if it starts so.
 */
export function useNear(
  place: RefObject<Element | null>,
  ahead: Ahead,
  begins: boolean = false,
): boolean {
  const [near, setNear] = useState(begins);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return undefined;
    return watch(element, ahead, () => startTransition(() => setNear(true)));
  }, [near, place, ahead]);
  return near;
}

const waiting = new Map<Element, () => void>();
const observers = new Map<Ahead, IntersectionObserver>();

/**
 * One observer for all places of the page, so that places that become near together are rendered
 * together.
 */
function watch(element: Element, ahead: Ahead, notify: () => void): () => void {
  const observer = observers.get(ahead) ?? makeObserver(ahead);
  waiting.set(element, notify);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer.unobserve(element);
  };
}

function makeObserver(ahead: Ahead): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: ahead, scrollMargin: ahead },
  );
  observers.set(ahead, observer);
  return observer;
}
