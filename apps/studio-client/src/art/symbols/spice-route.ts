import {
  around,
  ball,
  circle,
  f,
  glow,
  line,
  oval,
  path,
  rect,
  tone,
  type Family,
} from '../shapes.ts';

const sack = (family: Family, grains: string): string =>
  path('M20 44C8 66 10 92 24 96H76C90 92 92 66 80 44Z', f('cream')) +
  path('M20 44C30 52 70 52 80 44C84 36 76 32 50 32C24 32 16 36 20 44Z', f('wood')) +
  path('M24 40C26 22 38 14 50 12C62 14 74 22 76 40C66 46 34 46 24 40Z', ball(family)) +
  grains +
  line('M30 58C28 72 30 84 34 92M50 62V92M70 58C72 72 70 84 66 92', '#a88d5a', 2, 'opacity=".5"');

const dots = (fill: string, size: number): string =>
  [
    [38, 30],
    [50, 22],
    [62, 30],
    [46, 36],
    [58, 38],
    [34, 38],
    [68, 38],
    [54, 30],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, size, fill))
    .join('');

export const SPICE_ROUTE: Readonly<Record<string, string>> = {
  W:
    glow(50, 50, 40, '#ffe9a0', 0.8) +
    circle(50, 50, 45, ball('teal')) +
    circle(50, 50, 38, 'none', 'stroke="#ffe9a0" stroke-width="2"') +
    around(
      4,
      50,
      50,
      path('M50 4L58 44L50 50Z', f('gold')) + path('M50 4L42 44L50 50Z', f('brass')),
    ) +
    around(4, 50, 50, path('M50 20L55 46L50 50L45 46Z', f('red')), 45) +
    circle(50, 50, 7, ball('gold')),
  S:
    path('M10 20L34 10L66 20L90 10V80L66 90L34 80L10 90Z', f('cream')) +
    line('M34 10V80M66 20V90', '#a88d5a', 2) +
    line(
      'M18 70C30 54 30 44 46 46C60 48 58 66 74 60',
      tone('red', 1),
      4,
      'stroke-dasharray="6 7"',
    ) +
    line('M70 32L82 46M82 32L70 46', tone('red', 1), 6) +
    path('M20 30C28 24 34 32 44 26', 'none', 'stroke="#2a7de1" stroke-width="4"') +
    circle(22, 76, 5, ball('green')),
  H1:
    path('M12 98C14 78 30 72 50 72C70 72 86 78 88 98Z', f('red')) +
    path('M42 70L50 92L58 70Z', f('white')) +
    oval(50, 50, 22, 25, ball('skin')) +
    path('M30 58C36 80 64 80 70 58C62 66 58 60 50 62C42 60 38 66 30 58Z', f('brown')) +
    circle(42, 48, 2.6, '#111') +
    path('M52 44H66V52H52Z', '#111') +
    line('M28 40L68 46', '#111', 2) +
    path('M8 34C24 36 30 6 50 10C70 6 76 36 92 34C80 46 20 46 8 34Z', f('dark')) +
    path('M24 36C40 42 60 42 76 36', 'none', 'stroke="#f2b632" stroke-width="3.4"') +
    path('M62 14C80 2 92 10 88 22C82 14 72 16 66 22Z', f('coral')),
  H2:
    path('M4 66H96C90 88 80 94 66 94H32C18 94 8 84 4 66Z', f('wood')) +
    line('M48 66V6', tone('wood', 2), 4) +
    line('M76 66V20', tone('wood', 2), 3) +
    path('M50 10C74 18 76 40 52 58C60 42 60 24 50 10Z', f('cream')) +
    path('M46 12C20 20 14 44 42 60C34 44 36 26 46 12Z', f('red')) +
    path('M78 24C92 30 92 46 79 56Z', f('cream')) +
    path('M48 2L66 6L48 12Z', f('gold')) +
    line('M4 74H92', tone('gold', 1), 3) +
    circle(26, 82, 3, '#2a1505') +
    circle(44, 84, 3, '#2a1505') +
    circle(62, 82, 3, '#2a1505'),
  H3:
    line('M50 10V88', tone('gold', 1), 6) +
    line('M12 24H88', tone('gold', 1), 6) +
    circle(50, 14, 8, ball('gold')) +
    line('M12 26L2 58M12 26L24 58M88 26L76 58M88 26L98 58', tone('gold', 0), 2) +
    path('M0 58H28C26 72 4 72 0 58ZM72 58H100C96 72 76 72 72 58Z', f('gold')) +
    path('M4 58C8 44 20 44 24 58Z', ball('orange')) +
    rect(78, 44, 14, 14, 3, f('steel')) +
    path('M28 96C30 84 70 84 72 96Z', f('brass')),
  H4:
    path('M34 98C24 70 28 30 50 10C70 12 80 26 78 42C76 70 58 80 50 98Z', f('green')) +
    path('M46 50C66 46 76 60 60 92C50 80 44 66 46 50Z', f('blue')) +
    path('M38 26C44 8 70 4 78 24C80 34 74 42 62 42C48 42 38 38 38 26Z', f('red')) +
    path('M74 22C88 22 90 40 78 46C78 38 74 34 68 32Z', f('dark')) +
    circle(62, 24, 6, '#fff') +
    circle(63, 24, 3, '#111') +
    line('M20 92H80', tone('wood', 1), 7),
  L1: sack('amber', dots('#d9480f', 3.4)),
  L2: sack(
    'brown',
    [30, 42, 54, 66]
      .map((x, at) =>
        rect(
          x - 4,
          6 + (at % 2) * 4,
          9,
          36,
          4,
          f('wood'),
          `transform="rotate(${at * 8 - 12} ${x} 30)"`,
        ),
      )
      .join(''),
  ),
  L3: sack('dark', dots(tone('brown', 0), 4.4) + dots('#3b1d0c', 2)),
  L4: sack('green', dots('#1c1c22', 4.6) + dots('#6c6c78', 1.6)),
};
