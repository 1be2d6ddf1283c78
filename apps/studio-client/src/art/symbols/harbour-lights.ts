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
  star,
  tone,
  type Family,
} from '../shapes.ts';

const lantern = (family: Family): string =>
  glow(50, 54, 34, tone(family, 1), 0.6) +
  line('M50 4V16', tone('brass', 1), 4) +
  path('M34 16H66L60 26H40Z', f('brass')) +
  path('M34 28C18 40 18 70 34 82H66C82 70 82 40 66 28Z', ball(family)) +
  line(
    'M50 28V82M36 29C28 44 28 66 36 81M64 29C72 44 72 66 64 81',
    tone(family, 2),
    1.6,
    'opacity=".5"',
  ) +
  oval(50, 56, 13, 17, '#fff8d8', 'opacity=".75" filter="url(#blur2)"') +
  path('M36 82H64L60 91H40Z', f('brass')) +
  line('M50 91V98', tone(family, 1), 4) +
  gloss(38, 44, 5, 10, 0.55);

export const HARBOUR_LIGHTS: Readonly<Record<string, string>> = {
  W:
    path('M50 22L100 4V34Z', '#ffe9a0', 'opacity=".55"') +
    path('M50 22L0 2V36Z', '#ffe9a0', 'opacity=".45"') +
    path('M38 34H62L70 92H30Z', f('white')) +
    path('M36.6 44H63.4L65 56H35ZM33.8 66H66.2L67.9 79H32.2Z', f('red')) +
    rect(34, 28, 32, 7, 2, f('dark')) +
    rect(40, 14, 20, 15, 3, f('amber')) +
    glow(50, 21, 12, '#fff3b0', 0.9) +
    path('M36 15L50 2L64 15Z', f('red')) +
    path('M14 98C22 84 78 84 86 98Z', f('dark')) +
    rect(44, 80, 12, 12, 6, f('night')),
  S:
    line('M22 14H78', tone('wood', 1), 9) +
    line('M50 14V26', tone('steel', 1), 6) +
    path(
      'M50 20C70 20 72 38 74 56C75 66 80 72 88 78H12C20 72 25 66 26 56C28 38 30 20 50 20Z',
      f('gold'),
    ) +
    rect(9, 76, 82, 9, 4, f('brass')) +
    circle(50, 90, 9, ball('brass')) +
    path(
      'M34 34C30 46 31 58 28 68',
      'none',
      'stroke="#fffbe0" stroke-width="5" stroke-linecap="round" opacity=".8"',
    ) +
    line('M27 64H73', tone('gold', 2), 2, 'opacity=".6"'),
  H1:
    glow(50, 40, 30, '#ffb84d', 0.8) +
    line('M50 8V66', tone('wood', 2), 5) +
    line('M50 12L80 60M50 12L20 60', tone('wood', 0), 1.5) +
    circle(50, 34, 15, ball('red')) +
    oval(50, 34, 7, 10, '#fff2b8', 'opacity=".7"') +
    circle(74, 46, 8, ball('amber')) +
    circle(26, 46, 8, ball('amber')) +
    path('M4 64H96C92 84 80 90 66 90H34C20 90 8 84 4 64Z', f('wood')) +
    path('M4 64H96L94 71H6Z', f('red')) +
    line('M0 94Q12 88 25 94T50 94T75 94T100 94', '#bfe6ff', 3, 'opacity=".8"'),
  H2:
    path('M12 98C14 74 30 68 50 68C70 68 86 74 88 98Z', f('night')) +
    path('M38 66L50 82L62 66L58 60H42Z', f('white')) +
    oval(50, 46, 21, 24, ball('skin')) +
    path(
      'M30 50C30 74 40 80 50 80C60 80 70 74 70 50C66 60 60 62 50 62C40 62 34 60 30 50Z',
      f('white'),
    ) +
    path('M40 57Q50 64 60 57Q50 53 40 57Z', '#8a3b2b') +
    circle(42, 45, 2.6, '#222') +
    circle(58, 45, 2.6, '#222') +
    path('M24 32C24 12 76 12 76 32L80 38H20Z', f('white')) +
    path('M20 36H80C80 46 66 44 50 44C34 44 20 46 20 36Z', f('dark')) +
    path(star(5, 50, 26, 8, 3.6), f('gold')) +
    circle(26, 84, 3, ball('gold')) +
    circle(74, 84, 3, ball('gold')),
  H3:
    circle(50, 52, 44, ball('brass')) +
    circle(50, 52, 36, f('cream')) +
    around(12, 50, 52, rect(49, 19, 2, 6, 1, '#6b4a1c')) +
    path('M50 20L58 52H42Z', f('red')) +
    path('M50 84L42 52H58Z', f('night')) +
    path('M20 52L50 46V58ZM80 52L50 58V46Z', f('gold')) +
    circle(50, 52, 5, ball('brass')) +
    gloss(36, 32, 14, 8, 0.35) +
    rect(44, 0, 12, 10, 4, f('brass')),
  H4:
    line('M10 18C30 96 70 96 90 18', tone('wood', 0), 4) +
    oval(40, 60, 20, 9, ball('sky'), 'transform="rotate(-24 40 60)"') +
    path('M22 68L10 60L14 78Z', f('sky')) +
    circle(52, 53, 2, '#123') +
    oval(60, 46, 20, 9, ball('coral'), 'transform="rotate(18 60 46)"') +
    path('M42 40L30 34L32 50Z', f('coral')) +
    circle(72, 49, 2, '#123') +
    oval(52, 74, 17, 8, ball('gold')) +
    path('M68 74L80 66V82Z', f('gold')) +
    circle(42, 72, 2, '#123') +
    line(
      'M14 26L60 90M24 20L72 84M40 18L82 66M60 18L88 44M86 26L40 90M76 20L28 84M60 18L18 66',
      '#e9d3a4',
      1.6,
      'opacity=".75"',
    ) +
    rect(6, 12, 88, 7, 3, f('wood')),
  L1: lantern('red'),
  L2: lantern('amber'),
  L3: lantern('green'),
  L4: lantern('blue'),
  L5: lantern('white'),
};
