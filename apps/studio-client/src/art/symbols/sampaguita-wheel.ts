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

const seven = (family: Family): string =>
  glow(50, 50, 34, tone(family, 1), 0.5) +
  path(
    'M16 8H88V26C66 46 56 68 54 96H30C32 70 42 50 62 30H30V42H16Z',
    f(family),
    'stroke="#fff6d0" stroke-width="4" stroke-linejoin="round"',
  ) +
  path('M22 14H80L78 20H22Z', '#fff', 'opacity=".45"');

const bars = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const y = 50 - count * 14 + at * 28;
    return (
      rect(6, y + 1, 88, 26, 6, f('gold')) +
      rect(9, y + 4, 82, 20, 4, f('green')) +
      text(50, y + 20.5, 19, 'BAR', '#fffbe0', 'letter-spacing="3"')
    );
  }).join('');

const blossom = (x: number, y: number, r: number): string =>
  around(6, x, y, oval(x, y - r, r * 0.45, r * 0.8, f('white'))) +
  circle(x, y, r * 0.34, ball('gold'));

export const SAMPAGUITA_WHEEL: Readonly<Record<string, string>> = {
  W:
    glow(50, 50, 40, '#e9ffd8', 0.8) +
    circle(50, 50, 36, 'none', `stroke="${tone('leaf', 1)}" stroke-width="6"`) +
    Array.from({ length: 8 }, (_, at) =>
      blossom(50 + 36 * Math.cos((at * Math.PI) / 4), 50 + 36 * Math.sin((at * Math.PI) / 4), 11),
    ).join('') +
    text(
      50,
      62,
      34,
      '×2',
      tone('gold', 1),
      'stroke="#5a3500" stroke-width="4" paint-order="stroke"',
    ),
  '7R': seven('red'),
  '7B': seven('blue'),
  B3: bars(3),
  B2: bars(2),
  B1: bars(1),
  CH:
    line('M34 66C36 40 48 22 66 8M70 64C72 44 70 24 66 8', tone('leaf', 2), 4) +
    path('M66 8C80 2 94 8 96 20C82 24 70 20 66 8Z', f('leaf')) +
    circle(30, 72, 22, ball('red')) +
    circle(70, 74, 22, ball('ruby')) +
    gloss(23, 63, 7, 5, 0.7) +
    gloss(63, 65, 7, 5, 0.7),
  WH:
    glow(50, 50, 42, '#ffe08a', 0.8) +
    circle(50, 50, 46, f('gold')) +
    around(
      8,
      50,
      50,
      path('M50 50L35 12A41 41 0 0 1 50 9Z', f('red')) +
        path('M50 50L50 9A41 41 0 0 1 65 12Z', f('cream')),
    ) +
    circle(50, 50, 12, ball('gold')) +
    around(12, 50, 50, circle(50, 7, 2.6, '#fff8d0')) +
    path('M42 0H58L50 18Z', f('green')),
  '-': '',
};
