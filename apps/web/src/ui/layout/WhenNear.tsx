import { useRef, type ReactNode } from 'react';
import { useNear, type Ahead } from './use-near.ts';

interface WhenNearProps {
  /** Reserves the space until then; classes with the height of the content. */
  readonly className: string;
  /** How far below the window rendering starts. */
  readonly ahead?: Ahead;
  readonly children: ReactNode;
}

/** Renders its children only when they come near the window, to keep the first page small. */
export function WhenNear({ className, ahead = '320px', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, ahead);
  return near ? children : <div ref={place} className={className} aria-hidden />;
}
