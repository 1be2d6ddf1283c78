import type { ReactNode } from 'react';

export type EmptyArtName = 'lantern' | 'letters' | 'boat' | 'ledger' | 'lost';

/** A line drawing for an empty state; it follows the theme. */
export function EmptyArt({ name }: { readonly name: EmptyArtName }) {
  return (
    <svg
      viewBox="0 0 200 140"
      className="block w-full text-ink-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse cx="100" cy="122" rx="78" ry="9" fill="var(--surface-3)" stroke="none" />
      {DRAWINGS[name]}
    </svg>
  );
}

const glow = (x: number, y: number, r: number) => (
  <circle cx={x} cy={y} r={r} fill="var(--accent-soft)" stroke="none" />
);

const DRAWINGS: Readonly<Record<EmptyArtName, ReactNode>> = {
  lantern: (
    <g>
      {glow(100, 66, 46)}
      <path d="M100 12v16M84 28h32M82 34h36c10 18 10 44 0 62H82c-10-18-10-44 0-62zM84 102h32M92 102v14M108 102v14M100 102v18" />
      <path d="M100 34c-8 18-8 44 0 62 8-18 8-44 0-62z" stroke="var(--accent-text)" />
    </g>
  ),
  letters: (
    <g>
      {glow(112, 60, 42)}
      <path d="M44 46h84v56H44z" fill="var(--surface-1)" />
      <path d="M44 48l42 32 42-32" />
      <path d="M74 46V30h84v56h-28" stroke="var(--accent-text)" />
      <path d="M92 42h48" stroke="var(--accent-text)" opacity="0.6" />
    </g>
  ),
  boat: (
    <g>
      {glow(132, 48, 30)}
      <path d="M42 92h116l-16 24H60z" fill="var(--surface-1)" />
      <path d="M98 92V22M98 26l46 58H98z" stroke="var(--accent-text)" />
      <path d="M92 36L60 84h32z" />
      <path
        d="M18 124c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0"
        opacity="0.6"
      />
    </g>
  ),
  ledger: (
    <g>
      {glow(100, 64, 42)}
      <path
        d="M46 24h50c4 0 4 6 4 6s0-6 4-6h50v84h-50c-4 0-4 6-4 6s0-6-4-6H46z"
        fill="var(--surface-1)"
      />
      <path d="M100 30v80M58 46h28M58 62h28M58 78h18" />
      <path d="M114 46h28M114 62h28M114 78h18" stroke="var(--accent-text)" />
    </g>
  ),
  lost: (
    <g>
      {glow(146, 40, 26)}
      <path d="M30 118c20-34 34-34 48-8 12-40 34-52 54-4 8-14 22-18 40 12" />
      <path d="M140 26a18 18 0 1 0 20 24 14 14 0 0 1-20-24z" stroke="var(--accent-text)" />
      <path d="M64 40l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" opacity="0.7" />
      <path d="M96 92h26M109 92v26" stroke="var(--accent-text)" />
    </g>
  ),
};
