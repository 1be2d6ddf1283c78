import {
  around,
  ball,
  circle,
  f,
  gloss,
  glow,
  line,
  oval,
  path,
  rect,
  tone,
  type Family,
} from '../shapes.ts';

const ring = (family: Family): string =>
  glow(50, 50, 30, tone(family, 1), 0.5) +
  circle(50, 50, 38, 'none', `stroke="url(#gold)" stroke-width="16"`) +
  circle(50, 50, 38, 'none', `stroke="${tone('gold', 2)}" stroke-width="2" opacity=".5"`) +
  around(6, 50, 50, circle(50, 12, 6, ball(family))) +
  circle(50, 50, 20, ball(family)) +
  gloss(43, 42, 7, 4, 0.7) +
  path(
    'M24 26A38 38 0 0 1 50 13',
    'none',
    'stroke="#fff" stroke-width="4" opacity=".7" stroke-linecap="round"',
  );

export const SUN_GATE: Readonly<Record<string, string>> = {
  W:
    glow(50, 50, 46, '#ffdf70', 0.95) +
    around(12, 50, 50, path('M50 0L57 24H43Z', f('gold'))) +
    around(12, 50, 50, path('M50 10L54 26H46Z', f('orange')), 15) +
    circle(50, 50, 29, ball('gold')) +
    circle(50, 50, 29, 'none', 'stroke="#8a5206" stroke-width="2"') +
    oval(41, 47, 3.4, 4, '#7a4503') +
    oval(59, 47, 3.4, 4, '#7a4503') +
    path(
      'M38 57Q50 68 62 57',
      'none',
      'stroke="#7a4503" stroke-width="3.4" stroke-linecap="round"',
    ) +
    gloss(40, 34, 10, 5, 0.6),
  H1:
    path('M20 12C36 2 64 2 80 12L90 30C92 66 76 92 50 98C24 92 8 66 10 30Z', f('gold')) +
    path('M20 12C36 2 64 2 80 12L74 26H26Z', f('blue')) +
    line('M32 12L36 26M50 6V26M68 12L64 26', tone('gold', 0), 3) +
    path(
      'M24 44C32 36 42 38 46 46C38 50 30 50 24 44ZM76 44C68 36 58 38 54 46C62 50 70 50 76 44Z',
      '#fff',
    ) +
    circle(36, 44, 4, '#10306b') +
    circle(64, 44, 4, '#10306b') +
    path('M50 44L44 64H56Z', tone('gold', 2), 'opacity=".5"') +
    path('M36 74Q50 82 64 74Q50 70 36 74Z', f('red')) +
    gloss(30, 60, 5, 12, 0.4),
  H2:
    path('M40 20L50 4L60 20L66 86H34Z', f('sapphire')) +
    path('M50 4L60 20H40Z', f('gold')) +
    line('M44 32H56M43 44H57M46 56H54M42 68H58', tone('gold', 0), 4) +
    circle(50, 50, 4, ball('gold')) +
    rect(22, 86, 56, 11, 2, f('gold')),
  H3:
    line('M20 40L6 28M18 58H4M22 74L8 88M80 40L94 28M82 58H96M78 74L92 88', tone('gold', 1), 5) +
    circle(50, 16, 14, ball('red')) +
    oval(50, 60, 31, 36, ball('teal')) +
    line('M50 32V96M22 46Q50 58 78 46', tone('gold', 0), 3) +
    path('M28 36C34 22 66 22 72 36L66 44H34Z', f('gold')) +
    gloss(38, 58, 6, 14, 0.45),
  H4:
    path(
      'M20 8C4 40 12 78 34 88H66C88 78 96 40 80 8L70 12C80 40 76 64 62 72H38C24 64 20 40 30 12Z',
      f('gold'),
    ) +
    line('M24 26H76', tone('gold', 1), 6) +
    line('M36 28V74M45 28V74M54 28V74M63 28V74', '#fff6d8', 2) +
    rect(30, 84, 40, 13, 4, f('blue')) +
    circle(22, 10, 6, ball('red')) +
    circle(78, 10, 6, ball('red')),
  L1: ring('ruby'),
  L2: ring('sapphire'),
  L3: ring('emerald'),
};
