// The banner's picture: a wide night with its subject standing in the light on one side.
import { useId } from 'react';
import { bannerArtOf } from './banner-art.ts';
import { GAME_MOTIFS } from './motifs/game-motifs.tsx';
import { LOTTERY_MOTIFS } from './motifs/lottery-motifs.tsx';
import { ArtDefs } from './motifs/ArtDefs.tsx';

interface HeroArtProps {
  /** The stored name of a picture. */
  readonly art: string | null;
  readonly seed: string;
}

const HUES: Readonly<Record<string, number>> = { proof: 12, lottery: 0, wallet: 60 };

export function HeroArt({ art }: HeroArtProps) {
  const id = useId();
  const motif = bannerArtOf(art);
  const subject =
    motif === 'lottery'
      ? LOTTERY_MOTIFS.arc(id, ['4', '8', '2', '7', '1'])
      : GAME_MOTIFS[motif](id);
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMid slice"
      className="size-full"
      aria-hidden
    >
      <ArtDefs id={id} hue={HUES[art ?? ''] ?? 0} />
      <rect width="1200" height="420" fill={`url(#${id}sky)`} />
      <ellipse cx="905" cy="190" rx="430" ry="310" fill={`url(#${id}glow)`} opacity="0.85" />
      <g fill="none" stroke="var(--glow)" strokeWidth="1.400" opacity="0.28">
        <circle cx="905" cy="200" r="176" />
        <circle cx="905" cy="200" r="232" strokeDasharray="2 10" />
        <circle cx="905" cy="200" r="300" opacity="0.6" />
      </g>
      <path d={SKYLINE} fill="var(--night)" opacity="0.6" />
      <g transform="translate(697 34) scale(1.300)">{subject}</g>
      <rect width="1200" height="420" fill={`url(#${id}fade)`} />
      <defs>
        <linearGradient id={`${id}fade`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--night)" stopOpacity="0.92" />
          <stop offset="0.42" stopColor="var(--night)" stopOpacity="0.55" />
          <stop offset="0.62" stopColor="var(--night)" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  );
}

const SKYLINE =
  'M0 420V360h46v-34h38v46h52v-70h40v26h34v-44h20v-22h8v22h22v88h60v-40h48v54h70v-90h34v36h56v-58h44v74h66v-30h42v-60h30v-20h8v20h26v96h74v-46h52v30h60v-66h48v44h70v-24h62v52h58v-38h42v56h56v-30h64v74z';
