import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Keeps the place until then; classes with the height of what comes. */
  readonly className: string;
  /** How far below the window it begins to be drawn, such as `320px`. */
  readonly ahead?: string;
  readonly children: ReactNode;
}

/** Draws its children only when they come near the window, so that a first page stays light. */
export function WhenNear({ className, ahead = '320px', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ahead]);
  return near ? children : <div ref={place} className={className} aria-hidden />;
}
