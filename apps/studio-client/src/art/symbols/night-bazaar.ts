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
  text,
  tone,
  type Family,
} from '../shapes.ts';

const orb = (times: number, family: Family): string =>
  glow(50, 48, 40, tone(family, 1), 0.8) +
  path('M34 8H66L62 16H38Z', f('gold')) +
  path('M30 18C10 34 12 66 30 80H70C88 66 90 34 70 18Z', ball(family)) +
  line(
    'M50 18V80M36 18C24 36 26 62 36 80M64 18C76 36 74 62 64 80',
    tone(family, 2),
    1.6,
    'opacity=".45"',
  ) +
  oval(50, 48, 22, 20, '#fffbe0', 'opacity=".55" filter="url(#blur2)"') +
  path('M36 80H64L60 88H40Z', f('gold')) +
  text(
    50,
    60,
    32,
    `×${times}`,
    '#fff',
    `stroke="${tone(family, 2)}" stroke-width="5" paint-order="stroke"`,
  );

export const NIGHT_BAZAAR: Readonly<Record<string, string>> = {
  S:
    glow(50, 50, 42, '#fff0b0', 0.9) +
    circle(50, 50, 42, ball('cream')) +
    circle(34, 36, 6, '#d8c48e', 'opacity=".6"') +
    circle(64, 60, 9, '#d8c48e', 'opacity=".6"') +
    circle(62, 30, 4, '#d8c48e', 'opacity=".6"') +
    around(16, 50, 50, line('M50 8V14', '#b89a58', 2)) +
    line('M50 92V100', tone('red', 1), 4) +
    text(50, 62, 34, '★', tone('red', 1)),
  O2: orb(2, 'green'),
  O3: orb(3, 'blue'),
  O5: orb(5, 'purple'),
  O10: orb(10, 'orange'),
  O25: orb(25, 'ruby'),
  H1:
    path(
      'M6 84C10 62 24 60 32 66C24 48 32 30 50 28L46 12L58 24L64 8L70 24C90 28 98 46 90 58L74 60C72 74 78 84 90 86V96H60C48 96 46 88 46 80C40 92 22 98 6 84Z',
      f('red'),
    ) +
    path('M50 60C50 74 54 86 62 94H48C42 84 44 70 50 60Z', f('gold')) +
    circle(70, 40, 6, '#fff') +
    circle(72, 40, 3, '#111') +
    path('M78 52L96 54L82 60Z', f('gold')) +
    circle(20, 86, 8, f('dark')) +
    circle(78, 94, 6, f('dark')) +
    path('M36 44L26 36L40 34ZM34 58L22 52L34 48Z', f('gold')),
  H2:
    path('M18 44H72V70C72 88 60 92 45 92C30 92 18 88 18 70Z', ball('teal')) +
    path('M72 52C92 50 92 76 70 76V68C80 68 82 60 72 60Z', f('teal')) +
    path('M18 58C6 56 4 42 2 36L10 34C12 42 16 46 20 48Z', f('teal')) +
    oval(45, 44, 28, 7, f('gold')) +
    circle(45, 34, 7, ball('gold')) +
    path('M30 66Q45 54 60 66Q45 78 30 66Z', f('white')) +
    line('M60 18Q66 12 60 4M72 20Q78 12 72 6', '#fff', 3, 'opacity=".6"') +
    gloss(28, 58, 4, 10, 0.6),
  H3:
    path('M50 92L4 48C16 14 84 14 96 48Z', f('pink')) +
    line('M50 90L12 40M50 90L28 28M50 90V22M50 90L72 28M50 90L88 40', tone('pink', 2), 2) +
    path('M24 42C34 30 48 34 50 44C56 32 72 34 76 44', 'none', 'stroke="#fff" stroke-width="4"') +
    circle(50, 88, 7, ball('gold')) +
    line('M50 94V100', tone('red', 1), 4),
  H4:
    path('M12 30C12 18 88 18 88 30V72C88 86 12 86 12 72Z', f('red')) +
    oval(50, 30, 38, 13, f('cream')) +
    oval(50, 30, 30, 9, '#fff', 'opacity=".6"') +
    around(1, 0, 0, '') +
    [16, 30, 44, 58, 72, 84]
      .map((x) => circle(x, 46, 3, ball('gold')) + circle(x, 72, 3, ball('gold')))
      .join('') +
    line('M14 56L34 66L54 56L74 66L88 56', tone('gold', 0), 3) +
    line('M30 2L56 24M72 0L50 24', tone('wood', 0), 5),
  L1:
    path('M8 70C8 40 30 26 50 26C70 26 92 40 92 70C92 84 8 84 8 70Z', ball('cream')) +
    path(
      'M50 26C46 40 40 50 28 62M50 26V64M50 26C54 40 60 50 72 62M50 26C38 34 26 40 16 52M50 26C62 34 74 40 84 52',
      'none',
      'stroke="#b89a58" stroke-width="2.4"',
    ) +
    circle(50, 26, 6, ball('cream')) +
    line('M36 14Q42 8 36 2M58 14Q64 8 58 2', '#fff', 3, 'opacity=".6"') +
    path('M4 80H96L88 92H12Z', f('wood')),
  L2:
    line('M12 92L88 12', tone('wood', 0), 4) +
    [
      [28, 74],
      [46, 56],
      [64, 38],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<g transform="rotate(-46 ${x} ${y})">${rect(x - 12, y - 13, 24, 26, 8, f(at === 1 ? 'green' : 'brown'))}${line(`M${x - 6} ${y - 10}V${y + 10}M${x + 4} ${y - 10}V${y + 10}`, '#341a0a', 2, 'opacity=".6"')}</g>`,
      )
      .join(''),
  L3:
    path('M22 26H78L70 94H30Z', f('orange')) +
    oval(50, 26, 28, 8, f('brown')) +
    line('M58 26L68 2', tone('white', 1), 5) +
    path('M24 44H76L74 62H26Z', f('cream')) +
    circle(50, 53, 7, ball('red')) +
    gloss(34, 70, 3, 14, 0.5),
  L4:
    line('M50 56V98', tone('wood', 0), 6) +
    circle(50, 38, 32, ball('ruby')) +
    gloss(38, 24, 12, 7, 0.7) +
    path(
      'M50 8C52 2 58 2 62 4',
      'none',
      'stroke="#35600f" stroke-width="4" stroke-linecap="round"',
    ) +
    path('M30 62C36 72 64 72 70 62', 'none', 'stroke="#ffb0c8" stroke-width="4" opacity=".6"'),
};
