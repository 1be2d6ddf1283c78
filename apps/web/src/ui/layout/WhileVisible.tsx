import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhileVisibleProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Renders its children only while their place is in the window: a hundred countdowns in a long list
 * then cost as much as the few visible ones. The place keeps its size by its class.
 */
export function WhileVisible({ children, className }: WhileVisibleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    return element === null ? undefined : watch(element, setSeen);
  }, []);
  return (
    <span ref={place} className={className}>
      {seen && children}
    </span>
  );
}

const watchers = new Map<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer watches all places of the page; returns a function that stops watching. */
function watch(element: Element, notify: (seen: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
  });
  watchers.set(element, notify);
  observer.observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
