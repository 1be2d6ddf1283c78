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
  text,
  tone,
} from '../shapes.ts';

export const JEEPNEY_JOY: Readonly<Record<string, string>> = {
  W:
    glow(50, 50, 40, '#cfe6ff', 0.6) +
    path(
      'M30 92C28 74 34 66 40 58C28 60 20 52 22 46C28 36 40 30 46 18L52 6L58 18C74 22 84 44 80 92Z',
      f('steel'),
    ) +
    path('M58 18C78 24 90 48 86 92H76C80 60 72 36 52 26Z', f('blue')) +
    circle(44, 38, 3, '#222') +
    line('M24 48Q30 50 34 46', '#556', 2) +
    path('M54 30C60 44 60 62 52 84', 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') +
    rect(22, 88, 66, 9, 4, f('gold')) +
    text(50, 99, 0, '', '#fff'),
  H1:
    path('M6 40L40 44V58L6 62C2 54 2 48 6 40Z', f('steel')) +
    path('M40 42C66 42 78 26 94 14V88C78 76 66 60 40 60Z', f('steel')) +
    oval(92, 51, 7, 37, f('dark')) +
    oval(92, 51, 4, 30, '#14161d') +
    path('M40 46C62 46 76 34 88 26', 'none', 'stroke="#fff" stroke-width="4" opacity=".9"') +
    circle(18, 68, 14, ball('red')) +
    gloss(14, 63, 5, 4, 0.6) +
    rect(30, 60, 14, 8, 3, f('gold')),
  H2:
    rect(4, 26, 92, 48, 8, f('blue')) +
    rect(9, 31, 82, 38, 5, f('gold')) +
    rect(12, 34, 76, 32, 4, f('red')) +
    text(50, 59, 24, 'JOY', '#fff8d0', 'stroke="#6d0a1a" stroke-width="1" letter-spacing="2"') +
    around(2, 50, 50, path('M50 20L56 8L62 20Z', f('gold'))) +
    path(star(5, 20, 20, 9, 4), f('gold')) +
    path(star(5, 80, 20, 9, 4), f('gold')) +
    path(star(5, 20, 82, 9, 4), f('gold')) +
    path(star(5, 80, 82, 9, 4), f('gold')),
  H3:
    circle(50, 50, 44, f('dark')) +
    circle(50, 50, 34, '#1a1220') +
    circle(50, 50, 40, 'none', 'stroke="#8c94a6" stroke-width="2"') +
    around(3, 50, 50, path('M44 48H56L60 90H40Z', f('steel'))) +
    circle(50, 50, 14, ball('red')) +
    path(star(5, 50, 50, 9, 4), f('gold')) +
    path(
      'M18 34A36 36 0 0 1 50 12',
      'none',
      'stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"',
    ),
  L1:
    line('M50 52V96', tone('steel', 2), 8) +
    oval(50, 40, 42, 32, f('steel')) +
    oval(50, 40, 34, 25, f('sky')) +
    path('M24 52L58 16L72 20L34 62Z', '#fff', 'opacity=".6"') +
    rect(38, 88, 24, 9, 3, f('dark')),
  L2:
    path(star(5, 50, 52, 48, 21), f('steel')) +
    path(star(5, 50, 52, 36, 15), f('green')) +
    path(star(5, 50, 52, 20, 9), f('gold')) +
    gloss(40, 34, 8, 5, 0.6),
  L3:
    line('M50 2V20', tone('gold', 1), 4) +
    circle(50, 28, 13, ball('gold')) +
    path('M36 40H64L72 96H28Z', f('pink')) +
    line('M38 42L32 94M44 42L41 95M50 42V96M56 42L59 95M62 42L68 94', tone('pink', 2), 1.6) +
    rect(34, 36, 32, 8, 4, f('purple')),
  L4:
    path('M4 60H96L86 88H14Z', f('wood')) +
    rect(2, 54, 96, 10, 4, f('brass')) +
    circle(30, 42, 17, ball('gold')) +
    circle(60, 38, 19, ball('steel')) +
    circle(80, 48, 12, ball('brass')) +
    text(30, 49, 20, 'P', tone('gold', 2)) +
    text(60, 45, 20, '5', tone('steel', 2)),
};
