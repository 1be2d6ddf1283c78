import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far outside the window, and outside a row that scrolls, a place counts as near. */
export type Ahead = '0px' | '160px' | '320px';

/** True once the place came near the window, and from then on; at once where it begins so. */
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

/** One observer for all places of the page, so that those that come together are drawn together. */
function watch(element: Element, ahead: Ahead, tell: () => void): () => void {
  const observer = observers.get(ahead) ?? makeObserver(ahead);
  waiting.set(element, tell);
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
