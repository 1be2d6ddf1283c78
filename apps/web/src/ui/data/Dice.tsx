import clsx from 'clsx';

interface DiceProps {
  /** Faces from 1 to 6. */
  readonly faces: readonly string[];
  readonly size?: 'sm' | 'md' | 'lg';
  readonly label?: string;
  readonly fresh?: boolean;
}

/** The positions of a face's pips on a 3 by 3 grid. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  '1': [4],
  '2': [0, 8],
  '3': [0, 4, 8],
  '4': [0, 2, 6, 8],
  '5': [0, 2, 4, 6, 8],
  '6': [0, 2, 3, 5, 6, 8],
};

/** Dice; one and four are red, as on Asian dice. */
export function Dice({ faces, size = 'md', label, fresh = false }: DiceProps) {
  return (
    <span
      role="img"
      aria-label={`${label === undefined ? '' : `${label} `}${faces.join(' ')}`}
      className={clsx('inline-flex', size === 'sm' ? 'gap-1' : 'gap-2')}
    >
      {faces.map((face, index) => (
        <svg
          key={index}
          aria-hidden
          viewBox="0 0 32 32"
          className={clsx('rounded-[22%] shadow-card', SIZES[size], fresh && 'ball-in')}
          style={fresh ? { animationDelay: `${index * 90}ms` } : undefined}
        >
          <rect {...EDGE} rx="6.5" fill="#f6f1e4" stroke="#d3c8ac" />
          {(PIPS[face] ?? []).map((pip) => (
            <circle
              key={pip}
              cx={8 + (pip % 3) * 8}
              cy={8 + Math.floor(pip / 3) * 8}
              r={face === '1' ? 4.5 : 2.9}
              fill={face === '1' || face === '4' ? '#c63a40' : '#1a2033'}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** A hairline, or a die has no edge on the white of the light theme. */
const EDGE = { x: 0.5, y: 0.5, width: 31, height: 31 };

const SIZES = { sm: 'size-6.5', md: 'size-9', lg: 'size-12' } as const;
