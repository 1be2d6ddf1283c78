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
  tone,
  type Family,
} from '../shapes.ts';

const koi = (body: Family, patch: Family): string =>
  glow(50, 50, 34, tone(body, 0), 0.4) +
  path('M20 84C6 80 2 92 4 98C18 98 22 94 30 88C30 96 38 100 46 98C44 88 36 82 28 78Z', f(body)) +
  path('M26 82C18 52 40 10 70 8C90 8 94 24 84 40C72 60 50 78 26 82Z', ball(body)) +
  path(
    'M56 16C70 10 82 16 80 26C70 34 58 30 56 16ZM40 44C52 38 62 44 58 54C48 60 38 56 40 44Z',
    f(patch),
  ) +
  path(
    'M60 34C52 24 40 24 34 30C42 36 50 40 58 42ZM74 46C82 50 86 58 84 66C76 62 70 56 66 50Z',
    f(body),
    'opacity=".9"',
  ) +
  line(
    'M38 60Q44 62 46 70M46 52Q54 56 54 64M54 44Q62 48 64 54',
    tone(body, 2),
    1.4,
    'opacity=".5"',
  ) +
  circle(80, 20, 3.4, '#111') +
  circle(81, 19, 1.2, '#fff') +
  line('M90 18Q96 14 98 8M90 24Q98 24 100 20', tone(patch, 1), 2);

export const JADE_KOI: Readonly<Record<string, string>> = {
  W:
    glow(50, 54, 42, '#c8fff0', 0.9) +
    path(
      'M50 4C66 30 82 44 82 64C82 84 68 96 50 96C32 96 18 84 18 64C18 44 34 30 50 4Z',
      ball('teal'),
    ) +
    path('M50 22C60 42 70 52 70 66C70 78 62 86 50 86', '#fff', 'opacity=".25"') +
    gloss(36, 62, 7, 13, 0.75) +
    around(8, 50, 60, path('M50 40L53 60H47Z', '#fffbd0', 'opacity=".75"')) +
    circle(50, 60, 8, '#fffde8'),
  S:
    circle(50, 50, 46, f('cream')) +
    circle(50, 50, 46, 'none', 'stroke="#7a6a45" stroke-width="3"') +
    circle(50, 50, 33, f('night')) +
    circle(58, 42, 17, '#fff6d0') +
    glow(58, 42, 16, '#fff3b0', 0.6) +
    path('M20 64C34 56 42 70 54 62C64 56 72 64 80 62A33 33 0 0 1 20 64Z', f('jade')) +
    line('M28 40Q36 30 44 36', '#2f7a5f', 3) +
    circle(26, 44, 4, ball('pink')) +
    path('M14 84H86L92 96H8Z', f('steel')),
  H1: koi('gold', 'orange'),
  H2: koi('white', 'red'),
  H3:
    oval(50, 92, 40, 6, '#000', 'opacity=".25"') +
    around(4, 50, 56, oval(50, 16, 9, 14, f('leaf')), 45) +
    oval(50, 12, 12, 14, ball('leaf')) +
    circle(45, 8, 2, '#111') +
    circle(55, 8, 2, '#111') +
    circle(50, 56, 36, ball('jade')) +
    path('M50 34L68 44V66L50 76L32 66V44Z', f('emerald'), 'stroke="#0b4a35" stroke-width="2"') +
    line('M50 34V20M68 44L82 38M68 66L82 74M50 76V92M32 66L18 74M32 44L18 38', '#0b4a35', 2.4) +
    gloss(38, 38, 10, 6, 0.4),
  H4:
    line('M46 66L40 98M56 66L60 98', tone('orange', 2), 3) +
    path(
      'M22 66C26 44 50 36 70 50C84 60 94 58 98 50C96 72 74 80 54 78C38 78 26 76 22 66Z',
      f('white'),
    ) +
    path('M56 70C70 62 86 62 98 50C96 72 78 82 56 78Z', f('dark')) +
    path('M30 62C14 46 22 22 40 14L50 12C40 26 34 40 42 56Z', f('white')) +
    circle(44, 14, 10, ball('white')) +
    path('M38 6C44 2 52 4 52 10Z', f('red')) +
    path('M52 13L76 18L52 19Z', f('gold')) +
    circle(46, 13, 2, '#111'),
  L1:
    oval(50, 88, 44, 8, f('leaf')) +
    around(2, 50, 80, '') +
    path(
      'M50 84C10 84 4 56 4 52C20 52 30 58 38 66C30 48 32 30 36 22C46 28 50 40 50 46C50 40 54 28 64 22C68 30 70 48 62 66C70 58 80 52 96 52C96 56 90 84 50 84Z',
      f('pink'),
    ) +
    path('M50 84C36 76 34 54 50 30C66 54 64 76 50 84Z', ball('pink')) +
    circle(50, 72, 6, ball('gold')),
  L2:
    path('M2 84C20 40 80 40 98 84H82C72 62 28 62 18 84Z', f('red')) +
    line('M4 68C22 26 78 26 96 68', tone('red', 1), 5) +
    line('M16 72V52M33 58V38M50 54V32M67 58V38M84 72V52', tone('red', 2), 4) +
    line('M4 92Q16 86 28 92T52 92T76 92T100 92', '#bff0e0', 4, 'opacity=".8"'),
  L3:
    rect3(24) +
    rect3(50) +
    rect3(74) +
    path(
      'M30 30C10 26 4 14 2 8C18 8 28 18 30 30ZM56 44C76 40 88 28 96 18C78 16 62 28 56 44Z',
      f('leaf'),
    ),
  L4:
    oval(36, 66, 32, 24, ball('steel')) +
    oval(68, 74, 28, 18, ball('jade')) +
    oval(58, 40, 22, 15, ball('white')) +
    gloss(26, 56, 9, 5, 0.5),
  L5:
    glow(50, 50, 26, '#7fe0d0', 0.5) +
    [44, 33, 22, 11]
      .map((r, at) =>
        oval(
          50,
          54,
          r,
          r * 0.62,
          'none',
          `stroke="${tone('teal', at === 3 ? 0 : 1)}" stroke-width="5" opacity="${0.55 + at * 0.15}"`,
        ),
      )
      .join('') +
    circle(50, 22, 6, ball('sky')),
};

function rect3(x: number): string {
  const piece = (y: number): string =>
    `<rect x="${x - 6}" y="${y}" width="12" height="23" rx="4" fill="url(#leaf)"/><rect x="${x - 7}" y="${y + 21}" width="14" height="4" rx="2" fill="url(#green)"/>`;
  return piece(2) + piece(26) + piece(50) + piece(74);
}
