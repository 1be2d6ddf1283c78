import type { ReactNode } from 'react';

interface BackdropProps {
  /** Any number; the same number is the same pattern. */
  readonly pattern: number;
  /** Its rotation in degrees. */
  readonly turn: number;
}

/** Patterns behind the subject, by which the lotteries of a family differ. */
const PATTERNS: readonly ReactNode[] = [
  <g key="rings" fill="none">
    <circle cx="160" cy="120" r="84" />
    <circle cx="160" cy="120" r="116" />
    <circle cx="160" cy="120" r="148" />
    <circle cx="160" cy="120" r="182" />
  </g>,
  <path
    key="rays"
    d="M160 120L-40-60M160 120L60-80M160 120L200-80M160 120L340-30M160 120L380 90M160 120L360 240M160 120L230 320M160 120L100 320M160 120L-30 270M160 120L-60 110"
  />,
  <path
    key="stripes"
    d="M-60 60L80-80M-60 130L150-80M-60 200L220-80M-60 270L290-80M0 280L360-80M70 280L400-50M140 280L400 20M210 280L400 90M280 280L400 160"
  />,
  <path
    key="waves"
    fill="none"
    d="M-20 40q45-26 90 0t90 0 90 0 90 0M-20 86q45-26 90 0t90 0 90 0 90 0M-20 132q45-26 90 0t90 0 90 0 90 0M-20 178q45-26 90 0t90 0 90 0 90 0"
  />,
  <path
    key="lattice"
    fill="none"
    d="M-40 30L40-40M-40 110L130-40M-40 190L220-40M-40 270L310-40M40 280L360 0M140 280L360 90M-40 130L150 290M-40 40L250 290M0-20L360 290M100-30L360 200M200-30L360 110"
  />,
  <path
    key="arches"
    fill="none"
    d="M-20 250a100 190 0 0 1 200 0M60 250a100 190 0 0 1 200 0M140 250a100 190 0 0 1 200 0"
  />,
];

/** Thin lines of light behind the subject of a lottery's picture. */
export function Backdrop({ pattern, turn }: BackdropProps) {
  return (
    <g
      stroke="var(--glow)"
      strokeWidth="2"
      opacity="0.3"
      transform={`rotate(${turn} 160 120) scale(1.1)`}
    >
      {PATTERNS[pattern % PATTERNS.length]}
    </g>
  );
}
