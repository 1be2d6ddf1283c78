import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Keeps the place until then; classes with the height of what comes. */
  readonly className: string;
  readonly children: ReactNode;
}

/** How far below the window a part begins to be drawn. */
const AHEAD = '320px';

/** Draws its children only when they come near the window, so that a first page stays light. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} className={className} aria-hidden />;
}
