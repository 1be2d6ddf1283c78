// Pictures for games of balls, colours, coins and cards.
import { Ball } from './Ball.tsx';
import { markAt, type LotteryPicture } from './lottery-picture.ts';
import { Mark } from './Mark.tsx';

const RED = '#c63a40';
const BLUE = '#3f6fd0';
const GREEN = '#1f8a57';
const VIOLET = '#8a4fc4';
const SIX_COLOURS = [RED, BLUE, GREEN, BLUE, RED, GREEN];

interface ColouredProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly mark: number;
}

/** A ball of a colour that has a meaning in the game, with a white field for its mark. */
function Coloured({ x, y, r, colour, mark }: ColouredProps) {
  return (
    <g>
      <ellipse cx={x} cy={y + r * 1.08} rx={r * 0.8} ry={r * 0.16} fill="#000" opacity="0.35" />
      <circle cx={x} cy={y} r={r} fill={colour} />
      <circle cx={x} cy={y} r={r * 0.62} fill="#fbf7ee" />
      <ellipse
        cx={x - r * 0.4}
        cy={y - r * 0.62}
        rx={r * 0.3}
        ry={r * 0.14}
        fill="#fff"
        opacity="0.6"
      />
      <Mark x={x} y={y} size={r * 0.36} mark={mark} fill="#1b1a22" />
    </g>
  );
}

/** Six coloured balls and the special one: Mark Six. */
const six: LotteryPicture = (id, marks) => (
  <g>
    {SIX_COLOURS.map((colour, index) => (
      <Coloured
        key={index}
        x={62 + (index % 3) * 74}
        y={index < 3 ? 78 : 150}
        r={30}
        colour={colour}
        mark={markAt(marks, index)}
      />
    ))}
    <Ball id={id} x={272} y={114} r={36} tone="gold" mark={markAt(marks, 2)} />
  </g>
);

/** A card of keno with its crossed fields, and a ball above it. */
const keno: LotteryPicture = (id, marks) => (
  <g>
    <g transform="rotate(-8 150 130)">
      <rect x="46" y="52" width="200" height="150" rx="14" fill={`url(#${id}pearl)`} />
      {Array.from({ length: 20 }, (_, index) => {
        const isHit = (index * 7 + markAt(marks, index)) % 3 === 0;
        return (
          <rect
            key={index}
            x={60 + (index % 5) * 36}
            y={66 + Math.floor(index / 5) * 32}
            width="28"
            height="24"
            rx="6"
            fill={isHit ? `url(#${id}gold)` : '#1b1a2222'}
          />
        );
      })}
    </g>
    <Ball id={id} x={256} y={84} r={40} tone="dusk" mark={markAt(marks, 1)} />
  </g>
);

/** Three balls that add up to a fourth: lucky 28. */
const trio: LotteryPicture = (id, marks) => (
  <g>
    {[0, 1, 2].map((index) => (
      <Ball key={index} id={id} x={82 + index * 78} y={76} r={31} mark={markAt(marks, index)} />
    ))}
    <path
      d="M82 116q78 34 156 0"
      fill="none"
      stroke={`url(#${id}metal)`}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <Ball id={id} x={160} y={168} r={44} tone="gold" mark={markAt(marks, 3)} />
  </g>
);

/** A red, a violet and a green ball: colour games. */
const colours: LotteryPicture = (id, marks) => (
  <g>
    {[RED, VIOLET, GREEN].map((colour, index) => (
      <path
        key={colour}
        d="M160 120V34a86 86 0 0 1 74.5 129z"
        transform={`rotate(${index * 120} 160 120)`}
        fill={colour}
        stroke="#0006"
        strokeWidth="3"
      />
    ))}
    <circle cx="160" cy="120" r="86" fill="none" stroke={`url(#${id}metal)`} strokeWidth="6" />
    <Ball id={id} x={160} y={120} r={36} mark={markAt(marks, 0)} />
  </g>
);

/** Four coins under a bowl: xóc đĩa and fan-tan. */
const coins: LotteryPicture = (id) => (
  <g>
    <ellipse cx="160" cy="186" rx="118" ry="34" fill={`url(#${id}pearl)`} />
    <ellipse cx="160" cy="182" rx="100" ry="26" fill={`url(#${id}dusk)`} />
    {[
      [112, 178],
      [154, 190],
      [200, 176],
      [158, 168],
    ].map(([x = 0, y = 0], index) => (
      <ellipse
        key={x}
        cx={x}
        cy={y}
        rx="21"
        ry="11"
        fill={index % 2 === 0 ? `url(#${id}gold)` : '#f7f1e2'}
        stroke="#0006"
      />
    ))}
    <g transform="rotate(16 210 90)">
      <path d="M122 118c6-70 160-70 166 0z" fill={`url(#${id}dusk)`} stroke="#0005" />
      <path d="M122 118h166" stroke={`url(#${id}metal)`} strokeWidth="6" strokeLinecap="round" />
      <circle cx="205" cy="60" r="9" fill={`url(#${id}gold)`} />
    </g>
  </g>
);

/** Lanterns of a night market: the fair game of six symbols. */
const lanterns: LotteryPicture = (id) => (
  <g>
    <path d="M-10 22q170 50 340 0" fill="none" stroke={`url(#${id}metal)`} strokeWidth="2.5" />
    {[
      [66, 100, 0.8],
      [254, 100, 0.8],
      [160, 120, 1.15],
    ].map(([x = 0, y = 0, scale = 1], index) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d="M0-62v16M0 50v30" stroke={`url(#${id}metal)`} strokeWidth="3" />
        <ellipse rx="46" ry="44" fill={index === 2 ? `url(#${id}gold)` : RED} />
        <ellipse rx="20" ry="44" fill="none" stroke="#0004" strokeWidth="2" />
        <path
          d="M-22-46h44v9h-44zM-22 37h44v9h-44z"
          fill={`url(#${id}${index === 2 ? 'pearl' : 'metal'})`}
        />
      </g>
    ))}
  </g>
);

/** Two cards for each side: baccarat. */
const hand: LotteryPicture = (id, marks) => (
  <g>
    {[
      [96, -14, 'dusk'],
      [132, -2, 'pearl'],
      [188, 6, 'pearl'],
      [226, 18, 'gold'],
    ].map(([x = 0, turn = 0, paint = ''], index) => (
      <g key={index} transform={`translate(${x} 128) rotate(${turn})`}>
        <rect
          x="-38"
          y="-58"
          width="76"
          height="112"
          rx="10"
          fill={`url(#${id}${paint})`}
          stroke="#0006"
        />
        <Mark
          x={0}
          y={0}
          size={20}
          mark={markAt(marks, index)}
          fill={paint === 'dusk' ? '#f4ead2' : index === 1 ? RED : '#1b1a22'}
        />
      </g>
    ))}
  </g>
);

export const QUICK_MOTIFS = { six, keno, trio, colours, coins, lanterns, hand } as const;
