// Pictures for the lotteries of a country: a landmark or symbol of it.
import { Ball } from './Ball.tsx';
import { markAt, type LotteryPicture } from './lottery-picture.ts';

/** A lotus that opens around a ball: Vietnam. */
const lotus: LotteryPicture = (id, marks) => (
  <g>
    <path d="M-10 204q170-34 340 0v50H-10z" fill={`url(#${id}dusk)`} opacity="0.7" />
    {[-64, 64, -38, 38].map((turn, index) => (
      <path
        key={turn}
        d="M160 200c-44-34-40-92 0-128 40 36 44 94 0 128z"
        transform={`rotate(${turn} 160 200)`}
        fill={`url(#${id}${index < 2 ? 'dusk' : 'pearl'})`}
        stroke="#0004"
      />
    ))}
    <path
      d="M160 202c-52-30-54-98 0-134 54 36 52 104 0 134z"
      fill={`url(#${id}metal)`}
      stroke="#0004"
    />
    <Ball id={id} x={160} y={128} r={30} mark={markAt(marks, 0)} />
  </g>
);

/** The spires of a temple by the river: Thailand. */
const spire: LotteryPicture = (id) => (
  <g>
    <path d="M-10 206h340v40H-10z" fill={`url(#${id}dusk)`} opacity="0.75" />
    {[
      [92, 0.62, 'dusk'],
      [228, 0.62, 'dusk'],
      [160, 1, 'metal'],
    ].map(([x, scale, paint]) => (
      <g key={x} transform={`translate(${x} 206) scale(${scale})`}>
        <path
          d="M-54 0h108l-8-26h-92zM-40-30h80l-8-24h-64zM-28-58h56l-7-22h-42zM-17-84Q-6-116-2-172h4Q6-116 17-84z"
          fill={`url(#${id}${paint})`}
          stroke="#0004"
        />
      </g>
    ))}
    <circle cx="160" cy="26" r="6" fill={`url(#${id}gold)`} />
  </g>
);

/** A golden stupa on its terraces: Laos. */
const stupa: LotteryPicture = (id) => (
  <g>
    <path d="M40 208h240v16H40zM64 190h192v16H64zM88 172h144v16H88z" fill={`url(#${id}dusk)`} />
    <path
      d="M104 170c4-40 30-52 40-70 6-12 10-34 16-66 6 32 10 54 16 66 10 18 36 30 40 70z"
      fill={`url(#${id}metal)`}
      stroke="#0004"
    />
    {[70, 250].map((x) => (
      <path
        key={x}
        d={`M${x - 16} 190c4-26 10-32 16-58 6 26 12 32 16 58z`}
        fill={`url(#${id}gold)`}
      />
    ))}
  </g>
);

/** The close of an exchange: bars that rise. */
const stock: LotteryPicture = (id, marks) => (
  <g>
    {[46, 70, 58, 96, 84, 124].map((height, index) => (
      <rect
        key={index}
        x={44 + index * 40}
        y={206 - height}
        width="24"
        height={height}
        rx="4"
        fill={`url(#${id}${index === 5 ? 'gold' : 'dusk'})`}
      />
    ))}
    <path
      d="M40 168l44-26 40 14 42-42 40 12 66-62"
      fill="none"
      stroke={`url(#${id}metal)`}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Ball id={id} x={272} y={58} r={28} mark={markAt(marks, 0)} />
  </g>
);

/** Kites over the beach: Indonesian togel. */
const kites: LotteryPicture = (id) => (
  <g>
    <path d="M-10 214q90-30 180-8t160-10v50H-10z" fill={`url(#${id}dusk)`} opacity="0.75" />
    {[
      [86, 92, 0.9, -14, 'pearl'],
      [236, 72, 0.74, 12, 'dusk'],
      [166, 118, 1.15, 4, 'gold'],
    ].map(([x, y, scale, turn, paint]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <path d="M0-52l40 44L0 46l-40-54z" fill={`url(#${id}${paint})`} stroke="#0005" />
        <path d="M0-52V46M-40-8h80" stroke="#0006" strokeWidth="1.5" />
        <path
          d="M0 46q14 18-2 30t6 28"
          fill="none"
          stroke={`url(#${id}metal)`}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>
);

/** Two towers with a bridge between them, and four balls: Malaysia and Singapore. */
const towers: LotteryPicture = (id, marks) => (
  <g>
    <path d="M-10 196h340v50H-10z" fill={`url(#${id}dusk)`} opacity="0.6" />
    {[110, 210].map((x) => (
      <path
        key={x}
        d={`M${x - 24} 196v-92l8-10v-30l8-8v-20l6-6 2-26 2 26 6 6v20l8 8v30l8 10v92z`}
        fill={`url(#${id}dusk)`}
        stroke="#0005"
      />
    ))}
    <path d="M126 118h68v10h-68z" fill={`url(#${id}metal)`} />
    {[0, 1, 2, 3].map((index) => (
      <Ball
        key={index}
        id={id}
        x={76 + index * 56}
        y={186}
        r={24}
        tone={index === 3 ? 'gold' : 'pearl'}
        mark={markAt(marks, index)}
      />
    ))}
  </g>
);

export const COUNTRY_MOTIFS = { lotus, spire, stupa, stock, kites, towers } as const;
