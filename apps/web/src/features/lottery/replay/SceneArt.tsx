import type { ReactNode } from 'react';
import type { SceneName } from './scenes.ts';

interface SceneArtProps {
  readonly name: SceneName;
  /** A scene that does not hold is torn. */
  readonly broken: boolean;
}

/** A line drawing of a scene; it follows the theme. */
export function SceneArt({ name, broken }: SceneArtProps) {
  return (
    <svg
      viewBox="0 0 200 120"
      className="block w-full text-ink-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle
        cx="100"
        cy="56"
        r="46"
        stroke="none"
        fill={broken ? 'var(--lost-soft)' : 'var(--accent-soft)'}
      />
      <ellipse cx="100" cy="110" rx="82" ry="6" fill="var(--surface-3)" stroke="none" />
      {DRAWINGS[name]}
      {broken && (
        <path d="M108 4 92 34l18 14-22 26 16 12-12 30" stroke="var(--lost)" strokeWidth="3" />
      )}
    </svg>
  );
}

const gold = 'var(--accent-text)';

const DRAWINGS: Readonly<Record<SceneName, ReactNode>> = {
  // A sealed letter under a padlock, and a clock before the opening hour.
  seed: (
    <g>
      <path d="M34 40h92v62H34z" fill="var(--surface-1)" />
      <path d="M34 42l46 34 46-34M34 102l34-34M126 102L92 68" />
      <g stroke={gold}>
        <path d="M64 66h32v26H64z" fill="var(--surface-1)" />
        <path d="M70 66v-8a10 10 0 0 1 20 0v8M80 76v6" />
      </g>
      <circle cx="154" cy="44" r="22" fill="var(--surface-1)" />
      <path d="M154 30v14l9 7M154 24v2M154 62v2M134 44h2M172 44h2" />
    </g>
  ),
  // Tickets that lie in a box with a seal; the lid is closed with a chain.
  box: (
    <g>
      <path d="M52 46h96v58H52z" fill="var(--surface-1)" />
      <path d="M46 34h108v14H46z" fill="var(--surface-1)" />
      <path d="M66 34l10-22 44 4-8 18M88 33l6-16M120 34l8-16 20 8-5 8" />
      <path d="M52 66h14M82 66h14M104 66h14M134 66h14" />
      <g stroke={gold}>
        <circle cx="100" cy="76" r="16" fill="var(--surface-1)" />
        <path d="M93 76c0-9 14-9 14 0M96 79c0-5 8-5 8 0v4M90 70c4-8 16-8 20 0" />
      </g>
      <path d="M64 92h16M120 92h16" opacity="0.6" />
    </g>
  ),
  // Two hands that each put a key into one bowl, over a closed box.
  cosigner: (
    <g>
      <path d="M62 66h76c0 22-16 34-38 34S62 88 62 66z" fill="var(--surface-1)" />
      <path d="M84 100h32M90 106h20" />
      <path d="M16 30h26l22 12-6 8-18-6M16 54h22l12 4" />
      <g stroke={gold}>
        <path d="M184 30h-26l-22 12 6 8 18-6M184 54h-22l-12 4" />
        <circle cx="118" cy="34" r="7" />
        <path d="M118 41v20M118 52h6M118 58h5" />
      </g>
      <circle cx="82" cy="34" r="7" />
      <path d="M82 41v20M82 52h-6M82 58h-5" />
      <path d="M76 78c8 6 16-6 24 0s16-6 24 0" opacity="0.6" />
    </g>
  ),
  // A drum with balls; three have fallen out, beside coins.
  numbers: (
    <g>
      <circle cx="86" cy="44" r="34" fill="var(--surface-1)" />
      <path d="M64 78l-10 26h64l-10-26M78 78h16l4 14H74z" />
      <g stroke={gold}>
        <circle cx="76" cy="40" r="8" />
        <circle cx="98" cy="34" r="8" />
        <circle cx="92" cy="56" r="8" />
        <circle cx="132" cy="96" r="9" fill="var(--surface-1)" />
        <circle cx="154" cy="96" r="9" fill="var(--surface-1)" />
        <circle cx="176" cy="96" r="9" fill="var(--surface-1)" />
      </g>
      <path d="M142 58h36v6h-36zM146 50h36v6h-36zM142 42h36v6h-36z" opacity="0.8" />
      <path d="M132 93v6M152 94c4-3 6 1 0 5h5M174 93h4l-3 3c5 0 3 5-1 3" strokeWidth="1.6" />
    </g>
  ),
};
