// Wide night scenes by the water, drawn from the theme's night colours. Decoration only.
import { useId, type ReactNode } from 'react';

export type NightMotif = 'harbour' | 'works';

/** A skyline over still water that fills its container. */
export function NightScene({ motif }: { readonly motif: NightMotif }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      className="size-full"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--night)" />
          <stop offset="0.62" stopColor="var(--night-2)" />
          <stop offset="1" stopColor="var(--night-3)" />
        </linearGradient>
        <radialGradient id={`${id}glow`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="900" fill={`url(#${id}sky)`} />
      <ellipse cx="720" cy="700" rx="760" ry="230" fill={`url(#${id}glow)`} />
      <Stars />
      <path d={SKYLINE_FAR} fill="var(--night-3)" opacity="0.55" />
      <path d={SKYLINE_NEAR} fill="var(--night)" />
      <Windows />
      {MOTIFS[motif]}
      <rect y="742" width="1440" height="158" fill="var(--night)" opacity="0.82" />
      <g stroke="var(--glow)" strokeLinecap="round" strokeWidth="3" opacity="0.5">
        <path d="M610 770h220M560 796h120M740 800h180M500 830h90M650 838h260M420 866h150M800 872h190" />
      </g>
    </svg>
  );
}

const SKYLINE_FAR =
  'M0 742V596h60v-44h38v-38h30v82h46v-70h64v44h40v-96h24v-34h10v34h26v132h52v-58h72v-52h44v92h58v-136h18v-40h8v40h30v160h70v-74h56v-42h60v96h44v-64h64v-92h20v-30h8v30h28v132h62v-50h70v-58h52v90h56v-46h74v-36h52V742z';
const SKYLINE_NEAR =
  'M0 742V656h86v-52h54v70h70v-96h48v34h62v62h96v-40h74v-74h58v84h104v30h168v-38h70v-70h52v52h78v-92h44v28h54v70h86v-46h72v-60h58v78h98v-32h76V742z';

const WINDOWS = [
  [34, 680],
  [60, 700],
  [104, 640],
  [120, 690],
  [226, 610],
  [240, 650],
  [282, 640],
  [292, 700],
  [420, 668],
  [470, 600],
  [488, 640],
  [520, 688],
  [600, 706],
  [790, 690],
  [842, 640],
  [866, 670],
  [900, 632],
  [958, 600],
  [976, 640],
  [1010, 690],
  [1044, 650],
  [1120, 690],
  [1180, 640],
  [1206, 610],
  [1220, 680],
  [1290, 672],
  [1340, 700],
  [1400, 676],
] as const;

function Windows() {
  return (
    <g fill="var(--glow)">
      {WINDOWS.map(([x, y], index) => (
        <rect
          key={index}
          x={x}
          y={y}
          width="7"
          height="10"
          rx="1"
          opacity={0.35 + (index % 4) * 0.17}
        />
      ))}
    </g>
  );
}

const STARS = [
  [90, 120],
  [210, 60],
  [330, 170],
  [470, 90],
  [610, 50],
  [760, 140],
  [905, 70],
  [1040, 190],
  [1180, 100],
  [1320, 60],
  [150, 270],
  [420, 300],
  [1120, 300],
  [1380, 240],
  [690, 250],
  [980, 330],
] as const;

function Stars() {
  return (
    <g fill="var(--on-night)">
      {STARS.map(([x, y], index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={1.2 + (index % 3) * 0.7}
          opacity={0.35 + (index % 5) * 0.12}
        />
      ))}
    </g>
  );
}

/* A lighthouse over the harbour; a crane that lifts a lantern into place. */
const MOTIFS: Readonly<Record<NightMotif, ReactNode>> = {
  harbour: (
    <g>
      <path d="M1150 742l14-250h44l14 250z" fill="var(--night-3)" />
      <path d="M1156 640h60M1160 570h52" stroke="var(--glow)" strokeWidth="10" opacity="0.5" />
      <rect x="1162" y="452" width="48" height="40" rx="6" fill="var(--glow)" />
      <path d="M1156 452l30-30 30 30z" fill="var(--night-3)" />
      <path d="M1162 470L520 380v130zM1210 470l230-40v90z" fill="var(--glow)" opacity="0.14" />
    </g>
  ),
  works: (
    <g stroke="var(--night-3)" strokeWidth="12" strokeLinecap="round" fill="none">
      <path d="M1220 742V330M1160 742l60-90M1280 742l-60-90M1220 350H960M1220 350h90M1220 330l-140 20M1220 330l60 20" />
      <path d="M1000 356v120" strokeWidth="3" stroke="var(--glow-2)" />
      <path d="M974 482h52l10 34-10 40h-52l-10-40z" fill="var(--glow)" stroke="none" />
      <path
        d="M1000 482v74M980 482v74M1020 482v74"
        strokeWidth="3"
        stroke="var(--night)"
        opacity="0.45"
      />
    </g>
  ),
};
