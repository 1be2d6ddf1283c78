import { Mark } from './Mark.tsx';

/** How a drawn ball looks; the gradients are those of `ArtDefs`. */
export interface BallProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone?: 'pearl' | 'gold' | 'dusk';
  /** The number of a sign on the ball. */
  readonly mark?: number;
}

/** A lit ball with a highlight, the building block of the pictures. */
export function Ball({ id, x, y, r, tone = 'pearl', mark }: BallProps) {
  return (
    <g>
      <ellipse cx={x} cy={y + r * 1.08} rx={r * 0.8} ry={r * 0.16} fill="#000" opacity="0.35" />
      <circle cx={x} cy={y} r={r} fill={`url(#${id}${tone})`} />
      <ellipse
        cx={x - r * 0.34}
        cy={y - r * 0.46}
        rx={r * 0.28}
        ry={r * 0.17}
        fill="#fff"
        opacity="0.75"
        transform={`rotate(-32 ${x - r * 0.34} ${y - r * 0.46})`}
      />
      {mark !== undefined && (
        <Mark
          x={x}
          y={y}
          size={r * 0.5}
          mark={mark}
          fill={tone === 'dusk' ? '#f4ead2' : '#1b1a22'}
        />
      )}
    </g>
  );
}
