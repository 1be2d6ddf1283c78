// Pictures for lotteries, by how the lottery is drawn.
import { Ball } from './Ball.tsx';
import { COUNTRY_MOTIFS } from './country-motifs.tsx';
import { markAt as at, type LotteryPicture as Motif } from './lottery-picture.ts';
import { Mark } from './Mark.tsx';
import { QUICK_MOTIFS } from './quick-motifs.tsx';

/** Five balls that come up along a gilded arc: games of five digits. */
const arc: Motif = (id, marks) => (
  <g>
    <path
      d="M-20 214C60 92 260 92 340 214"
      fill="none"
      stroke={`url(#${id}metal)`}
      strokeWidth="3"
    />
    <path
      d="M-20 232C70 122 250 122 340 232"
      fill="none"
      stroke="var(--glow)"
      strokeWidth="1"
      opacity="0.4"
    />
    <Ball id={id} x={46} y={158} r={25} mark={at(marks, 0)} tone="dusk" />
    <Ball id={id} x={100} y={121} r={29} mark={at(marks, 1)} />
    <Ball id={id} x={164} y={104} r={35} mark={at(marks, 2)} tone="gold" />
    <Ball id={id} x={226} y={124} r={29} mark={at(marks, 3)} />
    <Ball id={id} x={278} y={160} r={25} mark={at(marks, 4)} tone="dusk" />
  </g>
);

/** A glass drum full of balls. */
const drum: Motif = (id, marks) => (
  <g>
    <circle cx="160" cy="112" r="86" fill={`url(#${id}dusk)`} opacity="0.55" />
    <Ball id={id} x={122} y={142} r={21} mark={at(marks, 0)} />
    <Ball id={id} x={164} y={156} r={23} mark={at(marks, 1)} tone="gold" />
    <Ball id={id} x={205} y={138} r={20} mark={at(marks, 2)} />
    <Ball id={id} x={140} y={98} r={19} mark={at(marks, 3)} tone="dusk" />
    <Ball id={id} x={188} y={94} r={20} mark={at(marks, 4)} />
    <Ball id={id} x={160} y={56} r={15} tone="gold" />
    <circle cx="160" cy="112" r="86" fill="none" stroke={`url(#${id}metal)`} strokeWidth="4" />
    <path
      d="M104 66a86 86 0 0 1 52-38"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity="0.5"
    />
    <path d="M92 208h136l14 20H78z" fill={`url(#${id}metal)`} />
  </g>
);

/** Three dice in mid-throw. */
const dice: Motif = (id) => (
  <g>
    <Die
      id={id}
      x={62}
      y={96}
      size={74}
      turn={-16}
      pips={[
        [0.27, 0.27],
        [0.5, 0.5],
        [0.73, 0.73],
      ]}
    />
    <Die
      id={id}
      x={192}
      y={112}
      size={82}
      turn={14}
      gold
      pips={[
        [0.27, 0.27],
        [0.73, 0.27],
        [0.5, 0.5],
        [0.27, 0.73],
        [0.73, 0.73],
      ]}
    />
    <Die
      id={id}
      x={140}
      y={34}
      size={58}
      turn={28}
      pips={[
        [0.27, 0.27],
        [0.73, 0.73],
      ]}
    />
  </g>
);

interface DieProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly gold?: boolean;
  readonly pips: readonly (readonly [number, number])[];
}

function Die({ id, x, y, size, turn, gold = false, pips }: DieProps) {
  return (
    <g transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}>
      <rect
        x={x + 4}
        y={y + 7}
        width={size}
        height={size}
        rx={size * 0.2}
        fill="#000"
        opacity="0.35"
      />
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.2}
        fill={`url(#${id}${gold ? 'gold' : 'pearl'})`}
      />
      {pips.map(([px, py]) => (
        <circle
          key={`${px}${py}`}
          cx={x + size * px}
          cy={y + size * py}
          r={size * 0.085}
          fill="#241d1a"
        />
      ))}
    </g>
  );
}

/** Three boats that race towards the light. */
const race: Motif = (id) => (
  <g>
    <g stroke="var(--glow)" strokeLinecap="round" opacity="0.45">
      <path d="M-10 96h90M20 118h110M-10 160h150M40 184h70M-10 214h210" strokeWidth="3" />
    </g>
    {[
      [96, 84, 0.72],
      [150, 128, 0.95],
      [84, 176, 1.2],
    ].map(([x = 0, y = 0, scale = 1], index) => (
      <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path
          d="M0 20h104l26-12-14 22q-60 14-108 0z"
          fill={`url(#${id}${index === 1 ? 'metal' : 'pearl'})`}
        />
        <path d="M52 18V-26l40 40z" fill={`url(#${id}${index === 1 ? 'gold' : 'dusk'})`} />
      </g>
    ))}
  </g>
);

/** A fan of tickets, the front one gilded. */
const tickets: Motif = (id, marks) => (
  <g>
    {[-20, -4, 12].map((turn, index) => (
      <g key={turn} transform={`rotate(${turn} 160 220)`}>
        <path
          d="M74 70h172v38a12 12 0 0 0 0 24v44H74v-44a12 12 0 0 0 0-24z"
          fill={`url(#${id}${index === 2 ? 'gold' : index === 1 ? 'pearl' : 'dusk'})`}
          stroke="#0006"
        />
        <path d="M200 78v92" stroke="#0007" strokeWidth="2" strokeDasharray="5 6" />
      </g>
    ))}
    <g transform="rotate(12 160 220)">
      {[0, 1, 2].map((index) => (
        <Mark
          key={index}
          x={100 + index * 38}
          y={124}
          size={13}
          mark={at(marks, index)}
          fill="#2a1d05"
        />
      ))}
    </g>
  </g>
);

export const LOTTERY_MOTIFS = {
  arc,
  drum,
  dice,
  race,
  tickets,
  ...COUNTRY_MOTIFS,
  ...QUICK_MOTIFS,
} as const;
export type LotteryMotif = keyof typeof LOTTERY_MOTIFS;

/** Families that are not games of a few digits, by their picture. */
const FAMILIES: readonly (readonly [LotteryMotif, string])[] = [
  ['dice', 'K3 SEAK3 VTX FANTANK3'],
  ['race', 'PK10 SEAPK10'],
  ['drum', '11X5 VL645 VL655'],
  ['six', 'LHC'],
  ['keno', 'KL8'],
  ['trio', 'PC28'],
  ['lotus', 'VNN VNS VNS2 HANOI MAX3D'],
  ['spire', 'TH'],
  ['stock', 'STOCK YEEKEE'],
  ['stupa', 'LAO'],
  ['kites', 'ID'],
  ['towers', 'MY4D SG4D'],
  ['colours', 'WGG CLR'],
  ['coins', 'VXD FANTAN FANTAN5D'],
  ['lanterns', 'VBC'],
  ['hand', 'BCR BCB'],
];

const OF_FAMILY: ReadonlyMap<string, LotteryMotif> = new Map(
  FAMILIES.flatMap(([motif, codes]) => codes.split(' ').map((code) => [code, motif])),
);

/** The picture of a family of lotteries, by its code. */
export function lotteryMotifOf(family: string): LotteryMotif {
  return OF_FAMILY.get(family) ?? (family.startsWith('TL') ? 'tickets' : 'arc');
}
