import { useRef, type ReactNode } from 'react';
import { useNear, type Ahead } from './use-near.ts';

interface WhenNearProps {
  /** Keeps the place until then; classes with the height of what comes. */
  readonly className: string;
  /** How far below the window it begins to be drawn. */
  readonly ahead?: Ahead;
  readonly children: ReactNode;
}

/** Draws its children only when they come near the window, so that a first page stays light. */
export function WhenNear({ className, ahead = '320px', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, ahead);
  return near ? children : <div ref={place} className={className} aria-hidden />;
}
