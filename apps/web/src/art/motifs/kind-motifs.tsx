// Pictures for the kinds of games other than lotteries.
import type { ReactNode } from 'react';
import { Ball } from './Ball.tsx';

type Motif = (id: string) => ReactNode;

const SUITS = {
  spade:
    'M0-20C10-8 20-2 20 8a9 9 0 0 1-16 6q0 8 5 12h-18q5-4 5-12a9 9 0 0 1-16-6C-20-2-10-8 0-20z',
  heart: 'M0 22C-26 4-22-18-8-18q6 0 8 7 2-7 8-7C22-18 26 4 0 22z',
} as const;

/** A fan of three cards over felt. */
const cards: Motif = (id) => (
  <g>
    {([-18, 0, 18] as const).map((turn, index) => (
      <g key={turn} transform={`rotate(${turn} 160 240)`}>
        <rect
          x="118"
          y="52"
          width="84"
          height="122"
          rx="11"
          fill={`url(#${id}${index === 2 ? 'pearl' : index === 1 ? 'gold' : 'dusk'})`}
          stroke="#0005"
        />
        <g transform="translate(160 114) scale(1.25)">
          <path
            d={index === 1 ? SUITS.spade : SUITS.heart}
            fill={index === 2 ? '#b23a3f' : index === 1 ? '#2a1d05' : 'var(--glow)'}
          />
        </g>
      </g>
    ))}
  </g>
);

/** A lamp over the rim of a table, with chips. */
const table: Motif = (id) => (
  <g>
    <path d="M160 0v34" stroke={`url(#${id}metal)`} strokeWidth="4" />
    <path d="M120 62a40 34 0 0 1 80 0z" fill={`url(#${id}metal)`} />
    <path d="M122 64L20 240h280L198 64z" fill="var(--glow)" opacity="0.13" />
    <path
      d="M-20 250c40-92 320-92 360 0z"
      fill={`url(#${id}dusk)`}
      stroke={`url(#${id}metal)`}
      strokeWidth="5"
    />
    {(
      [
        [108, 176],
        [128, 190],
        [212, 180],
      ] as const
    ).map(([x, y], index) => (
      <g key={x}>
        {[0, 1, 2, 3].slice(0, 4 - index).map((level) => (
          <g key={level}>
            <ellipse
              cx={x}
              cy={y - level * 7}
              rx="24"
              ry="10"
              fill={index === 1 ? `url(#${id}pearl)` : `url(#${id}gold)`}
              stroke="#0007"
            />
            <ellipse
              cx={x}
              cy={y - level * 7}
              rx="13"
              ry="5"
              fill="none"
              stroke="#0005"
              strokeDasharray="4 3"
            />
          </g>
        ))}
      </g>
    ))}
  </g>
);

/** Three reels that have stopped on a good line. */
const reels: Motif = (id) => (
  <g>
    <rect x="40" y="48" width="240" height="144" rx="22" fill={`url(#${id}metal)`} />
    {[58, 128, 198].map((x, index) => (
      <g key={x}>
        <rect
          x={x}
          y="64"
          width="64"
          height="112"
          rx="10"
          fill={index === 1 ? '#fff7e2' : '#efe6d2'}
        />
        <rect x={x} y="64" width="64" height="30" rx="10" fill="#000" opacity="0.16" />
        <rect x={x} y="146" width="64" height="30" rx="10" fill="#000" opacity="0.16" />
        <g transform={`translate(${x + 32} 120)`}>{REEL_SIGNS[index]}</g>
      </g>
    ))}
    <path d="M30 120h22M268 120h22" stroke="#b23a3f" strokeWidth="7" strokeLinecap="round" />
  </g>
);

const gem = (
  <g>
    <path d="M-20-8L-10-20H10L20-8 0 20z" fill="#2f79b5" />
    <path d="M-20-8H20M-10-20L-6-8 0 20 6-8 10-20" fill="none" stroke="#bfe1f6" strokeWidth="2" />
  </g>
);
const cherry = (
  <g>
    <path
      d="M-8 8C-6-8 2-16 14-20M12 10C12-4 12-12 14-20"
      fill="none"
      stroke="#3c6b32"
      strokeWidth="3"
    />
    <circle cx="-9" cy="12" r="9" fill="#b23a3f" />
    <circle cx="12" cy="13" r="9" fill="#c9484d" />
  </g>
);
const bell = (
  <path
    d="M0-20a14 14 0 0 1 14 14c0 12 5 14 5 18h-38c0-4 5-6 5-18A14 14 0 0 1 0-20zM-5 15a5 5 0 0 0 10 0z"
    fill="#c98a1c"
  />
);
const REEL_SIGNS: readonly ReactNode[] = [cherry, gem, bell];

/** A stadium's lights over the arc of a ball. */
const stadium: Motif = (id) => (
  <g>
    <path d="M0 190c80-40 240-40 320 0v60H0z" fill={`url(#${id}dusk)`} />
    <path
      d="M0 204c90-32 230-32 320 0M160 180v60M120 240c0-26 80-26 80 0"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      opacity="0.4"
    />
    {[54, 266].map((x) => (
      <g key={x}>
        <path d={`M${x} 190V70`} stroke="var(--night)" strokeWidth="7" />
        <rect x={x - 26} y="44" width="52" height="28" rx="5" fill={`url(#${id}metal)`} />
        <path
          d={`M${x - 22} 70L${x === 54 ? 30 : 130} 240h160L${x + 22} 70z`}
          fill="var(--glow)"
          opacity="0.1"
        />
      </g>
    ))}
    <path
      d="M70 176C110 92 170 70 214 96"
      fill="none"
      stroke="var(--glow)"
      strokeWidth="2.500"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <Ball id={id} x={226} y={108} r={22} />
    <path d="M226 96l11 8-4 13h-14l-4-13z" fill="#2a2733" />
  </g>
);

/** A koi that leaps from still water. */
const koi: Motif = (id) => (
  <g>
    <g fill="none" stroke="var(--glow)" strokeWidth="2" opacity="0.5">
      <ellipse cx="158" cy="196" rx="112" ry="22" />
      <ellipse cx="158" cy="196" rx="74" ry="13" />
      <ellipse cx="158" cy="196" rx="38" ry="6" />
    </g>
    <path
      d="M92 184C70 120 116 58 190 50c30-3 52 10 58 26-8 22-30 26-48 26 4 50-44 70-72 96-6-22-20-18-36-14z"
      fill={`url(#${id}gold)`}
    />
    <path
      d="M126 118c16-34 44-52 70-54-2 20-10 34-26 44 2 22-14 40-30 54-14-12-18-28-14-44z"
      fill="#c1472f"
      opacity="0.85"
    />
    <path
      d="M92 184c-22-6-40 2-52 22 18 2 30 8 34 26 18-8 24-24 18-48zM172 108c24 4 34 20 34 44-20-6-36-20-34-44zM150 62c-10-18-4-32 14-42 8 14 8 28-2 40z"
      fill={`url(#${id}metal)`}
    />
    <circle cx="220" cy="74" r="5" fill="#1b1a22" />
  </g>
);

/** A crest lit from behind: contests played on screens. */
const arena: Motif = (id) => (
  <g>
    <path
      d="M160 26l92 36v60c0 50-40 82-92 104-52-22-92-54-92-104V62z"
      fill={`url(#${id}dusk)`}
      stroke={`url(#${id}metal)`}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path
      d="M112 100c4-22 24-24 48-24s44 2 48 24c6 34 8 62-10 62-14 0-18-20-24-22h-28c-6 2-10 22-24 22-18 0-16-28-10-62z"
      fill={`url(#${id}pearl)`}
    />
    <path d="M128 108h20M138 98v20" stroke="#2a2733" strokeWidth="6" strokeLinecap="round" />
    <circle cx="184" cy="100" r="6" fill="#b23a3f" />
    <circle cx="196" cy="114" r="6" fill="#2f79b5" />
  </g>
);

/** A rocket on its rising line: games that are over in seconds. */
const rocket: Motif = (id) => (
  <g>
    <path
      d="M24 214C110 208 172 178 214 108"
      fill="none"
      stroke={`url(#${id}gold)`}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path d="M24 214C110 208 172 178 214 108V226H24z" fill="var(--glow)" opacity="0.12" />
    <g transform="rotate(32 232 78)">
      <path d="M232 20c24 22 30 52 22 88h-44c-8-36-2-66 22-88z" fill={`url(#${id}pearl)`} />
      <path d="M210 88l-20 34 24-8zM254 88l20 34-24-8z" fill={`url(#${id}metal)`} />
      <circle cx="232" cy="66" r="11" fill={`url(#${id}dusk)`} stroke="#0006" strokeWidth="3" />
      <path d="M222 112c2 16 6 26 10 36 4-10 8-20 10-36z" fill="#c1472f" />
    </g>
    <g fill={`url(#${id}gold)`} stroke="#0006">
      <path d="M70 84l14 22-14 22-14-22z" />
      <circle cx="122" cy="58" r="13" />
    </g>
  </g>
);

export const KIND_MOTIFS = { cards, table, reels, stadium, koi, arena, rocket } as const;
