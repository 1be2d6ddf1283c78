// Pictures for features of the site other than games.
import type { ReactNode } from 'react';
import { Ball } from './Ball.tsx';

type Motif = (id: string) => ReactNode;

/** A box whose ribbon is opening. */
const gift: Motif = (id) => (
  <g>
    <g stroke="var(--glow)" strokeWidth="3" strokeLinecap="round" opacity="0.8">
      <path d="M160 20v24M104 36l12 20M216 36l-12 20M64 74l20 12M256 74l-20 12" />
    </g>
    <rect
      x="88"
      y="118"
      width="144"
      height="98"
      rx="10"
      fill={`url(#${id}dusk)`}
      stroke={`url(#${id}metal)`}
      strokeWidth="3"
    />
    <rect x="78" y="94" width="164" height="36" rx="9" fill={`url(#${id}pearl)`} />
    <path d="M148 94h24v122h-24z" fill={`url(#${id}gold)`} />
    <path
      d="M160 94c-40 4-56-12-46-28s40-2 46 28zM160 94c40 4 56-12 46-28s-40-2-46 28z"
      fill={`url(#${id}metal)`}
    />
  </g>
);

/** A crown of light. */
const crown: Motif = (id) => (
  <g>
    <path
      d="M84 176L66 82l54 42 40-72 40 72 54-42-18 94z"
      fill={`url(#${id}metal)`}
      stroke="#0004"
      strokeLinejoin="round"
    />
    <path d="M84 186h152v22H84z" fill={`url(#${id}gold)`} />
    <Ball id={id} x={66} y={78} r={10} />
    <Ball id={id} x={160} y={48} r={12} />
    <Ball id={id} x={254} y={78} r={10} />
    <path d="M160 116l16 22-16 22-16-22z" fill="#b23a3f" />
    <path d="M106 140l10 14-10 14-10-14zM214 140l10 14-10 14-10-14z" fill="#2f79b5" />
  </g>
);

/** Columns of coins beside a glowing bag. */
const coins: Motif = (id) => (
  <g>
    {(
      [
        [92, 3],
        [160, 6],
        [228, 4],
      ] as const
    ).map(([x, count]) =>
      Array.from({ length: count }, (_, level) => (
        <g key={`${x}${level}`}>
          <ellipse
            cx={x}
            cy={196 - level * 17}
            rx="36"
            ry="14"
            fill={`url(#${id}metal)`}
            stroke="#0006"
          />
          <ellipse cx={x} cy={192 - level * 17} rx="36" ry="14" fill={`url(#${id}gold)`} />
          <ellipse
            cx={x}
            cy={192 - level * 17}
            rx="24"
            ry="8.500"
            fill="none"
            stroke="#0004"
            strokeWidth="2"
          />
        </g>
      )),
    )}
  </g>
);

/** A shield with a seal: provable draws. */
const proof: Motif = (id) => (
  <g>
    <path
      d="M160 22l84 34v58c0 52-36 84-84 106-48-22-84-54-84-106V56z"
      fill={`url(#${id}dusk)`}
      stroke={`url(#${id}metal)`}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <circle cx="160" cy="112" r="44" fill={`url(#${id}gold)`} />
    <path
      d="M138 113l16 16 30-34"
      fill="none"
      stroke="#2a1d05"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g stroke="var(--glow)" strokeWidth="2" opacity="0.55">
      <path
        d="M20 70h44M28 92h34M14 114h48M30 136h36M256 70h44M258 92h34M258 114h48M254 136h36"
        strokeDasharray="5 6"
      />
    </g>
  </g>
);

/** A wallet with glowing banknotes and a row of steps. */
const wallet: Motif = (id) => (
  <g>
    <path d="M92 84l110-34 18 50H96z" fill={`url(#${id}pearl)`} />
    <path d="M84 96l124-20 8 40H88z" fill={`url(#${id}gold)`} />
    <rect
      x="62"
      y="98"
      width="196"
      height="112"
      rx="18"
      fill={`url(#${id}dusk)`}
      stroke={`url(#${id}metal)`}
      strokeWidth="4"
    />
    <path d="M206 136h62v38h-62a19 19 0 0 1 0-38z" fill={`url(#${id}metal)`} />
    <Ball id={id} x={214} y={155} r={9} />
    <path
      d="M82 118h90M82 136h60"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.35"
    />
  </g>
);

/** A glowing phone. */
const phone: Motif = (id) => (
  <g>
    <rect
      x="112"
      y="20"
      width="96"
      height="196"
      rx="18"
      fill="#0b0d14"
      stroke={`url(#${id}metal)`}
      strokeWidth="4"
    />
    <rect x="120" y="34" width="80" height="168" rx="8" fill={`url(#${id}dusk)`} />
    <Ball id={id} x={142} y={76} r={14} tone="pearl" mark={0} />
    <Ball id={id} x={178} y={76} r={14} tone="gold" mark={1} />
    <path
      d="M132 112h56M132 128h36"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.4"
    />
    <rect x="132" y="156" width="56" height="22" rx="8" fill={`url(#${id}gold)`} />
  </g>
);

export const SITE_MOTIFS = { gift, crown, coins, proof, wallet, phone } as const;
