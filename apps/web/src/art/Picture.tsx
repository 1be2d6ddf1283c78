import { useId, useRef, type ReactNode } from 'react';
import { useNear } from '../ui/layout/use-near.ts';
import { ArtDefs } from './motifs/ArtDefs.tsx';
import { textHash } from './text-hash.ts';

interface PictureProps {
  /** Draws the subject with the gradients of that id, in a view box of 320 by 240. */
  readonly subject: (id: string) => ReactNode;
  /** Any text; the same text always gives the same light and hue. */
  readonly seed: string;
}

const HUES = [0, 72, -62, 128, -28, 34] as const;
const LAMPS = [
  [160, 120],
  [230, 70],
  [90, 80],
  [190, 170],
] as const;

/**
 * A picture: a night sky with a lamp, and a subject before it. It fills its container, and is
 * rendered when that comes near the window: a picture consists of about sixty shapes.
 */
export function Picture({ subject, seed }: PictureProps) {
  const place = useRef<SVGSVGElement>(null);
  const near = useNear(place, '160px');
  return (
    <svg
      ref={place}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full bg-night-2"
      aria-hidden
    >
      {near && <Drawing subject={subject} seed={seed} />}
    </svg>
  );
}

function Drawing({ subject, seed }: PictureProps) {
  const id = useId();
  const sum = textHash(seed);
  const [x, y] = LAMPS[sum % LAMPS.length] ?? [160, 120];
  return (
    <>
      <ArtDefs id={id} hue={HUES[sum % HUES.length] ?? 0} />
      <rect width="320" height="240" fill={`url(#${id}sky)`} />
      <ellipse cx={x} cy={y} rx="190" ry="150" fill={`url(#${id}glow)`} opacity="0.75" />
      <g fill="#fff">
        {Array.from({ length: 9 }, (_, index) => {
          const turn = (sum * 7919 + index * 104_729) % 99_991;
          return (
            <circle
              key={index}
              cx={turn % 320}
              cy={(turn >> 3) % 120}
              r={0.8 + (turn % 3) * 0.5}
              opacity={0.3 + (turn % 5) * 0.1}
            />
          );
        })}
      </g>
      {subject(id)}
    </>
  );
}
