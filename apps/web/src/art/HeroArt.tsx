// The banner's picture: a night scene over water with the subject in the light. On a wide banner
// the subject is to the right of the text, on a tall one above it.
import { useId, useRef } from 'react';
import { useNear } from '../ui/layout/use-near.ts';
import { bannerArtOf } from './banner-art.ts';
import { GAME_MOTIFS } from './motifs/game-motifs.ts';
import { LOTTERY_MOTIFS } from './motifs/lottery-motifs.tsx';
import { ArtDefs } from './motifs/ArtDefs.tsx';

interface HeroArtProps {
  /** The stored name of a picture. */
  readonly art: string | null;
  /** Visible from the start; others are rendered when they come near the window. */
  readonly first?: boolean;
}

/** Position and size of the subject in each shape. */
const SHAPES = {
  wide: { box: '0 0 1200 420', width: 1200, at: [905, 195], scale: 1.3 },
  tall: { box: '0 0 420 460', width: 420, at: [210, 112], scale: 0.8 },
} as const;
type Shape = keyof typeof SHAPES;

export function HeroArt({ art, first = false }: HeroArtProps) {
  return (
    <>
      <Scene art={art} first={first} shape="wide" className="size-full max-md:hidden" />
      <Scene art={art} first={first} shape="tall" className="size-full md:hidden" />
    </>
  );
}

interface SceneProps extends HeroArtProps {
  readonly shape: Shape;
  readonly className: string;
}

/**
 * The place of a picture: the one of the other shape is never near the window, and is not rendered.
 */
function Scene({ art, first = false, shape, className }: SceneProps) {
  const place = useRef<SVGSVGElement>(null);
  const near = useNear(place, '160px', first);
  return (
    <svg
      ref={place}
      viewBox={SHAPES[shape].box}
      preserveAspectRatio={shape === 'wide' ? 'xMaxYMid slice' : 'xMidYMin slice'}
      className={className}
      aria-hidden
    >
      {near && <Night art={art} shape={shape} />}
    </svg>
  );
}

function Night({ art, shape }: { readonly art: string | null; readonly shape: Shape }) {
  const id = useId();
  const { width, at, scale } = SHAPES[shape];
  const [x, y] = at;
  const wide = shape === 'wide';
  return (
    <>
      <ArtDefs id={id} hue={HUES[art ?? ''] ?? 0} />
      <defs>
        <linearGradient id={`${id}fade`} {...(wide ? ACROSS : UP)}>
          <stop offset="0" stopColor="var(--night)" stopOpacity="0.94" />
          <stop
            offset={wide ? 0.42 : 0.4}
            stopColor="var(--night)"
            stopOpacity={wide ? 0.55 : 0.78}
          />
          <stop offset="0.64" stopColor="var(--night)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height="460" fill={`url(#${id}sky)`} />
      <ellipse
        cx={x}
        cy={y}
        rx={330 * scale}
        ry={238 * scale}
        fill={`url(#${id}glow)`}
        opacity="0.85"
      />
      <g fill="none" stroke="var(--glow)" strokeWidth="1.400" opacity="0.28">
        <circle cx={x} cy={y} r={136 * scale} />
        <circle cx={x} cy={y} r={180 * scale} strokeDasharray="2 10" />
        <circle cx={x} cy={y} r={230 * scale} opacity="0.6" />
      </g>
      {wide && <path d={SKYLINE} fill="var(--night)" opacity="0.6" />}
      <g transform={`translate(${x - 160 * scale} ${y - 120 * scale}) scale(${scale})`}>
        <Subject id={id} art={art} />
      </g>
      <rect width={width} height="460" fill={`url(#${id}fade)`} />
    </>
  );
}

function Subject({ id, art }: { readonly id: string; readonly art: string | null }) {
  const motif = bannerArtOf(art);
  if (motif === 'lottery') return LOTTERY_MOTIFS.arc(id, [4, 2, 0, 1, 3]);
  return GAME_MOTIFS[motif](id);
}

const HUES: Readonly<Record<string, number>> = { proof: 12, lottery: 0, wallet: 60, app: -30 };
const ACROSS = { x1: 0, y1: 0, x2: 1, y2: 0 } as const;
const UP = { x1: 0, y1: 1, x2: 0, y2: 0 } as const;

const SKYLINE =
  'M0 460V360h46v-34h38v46h52v-70h40v26h34v-44h20v-22h8v22h22v88h60v-40h48v54h70v-90h34v36h56v-58h44v74h66v-30h42v-60h30v-20h8v20h26v96h74v-46h52v30h60v-66h48v44h70v-24h62v52h58v-38h42v56h56v-30h64v114z';
