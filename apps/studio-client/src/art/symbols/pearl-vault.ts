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
} from '../shapes.ts';

export const PEARL_VAULT: Readonly<Record<string, string>> = {
  W:
    glow(50, 50, 34, '#ffe08a', 0.7) +
    circle(30, 30, 24, f('gold')) +
    circle(30, 30, 12, '#0c2433') +
    path('M44 40L52 32L92 72L94 88L78 90L74 82L68 84L66 74L60 74Z', f('gold')) +
    line('M48 42L84 78', '#fffbe0', 3, 'opacity=".7"') +
    path(star(4, 30, 30, 9, 3), f('ruby')),
  C:
    glow(50, 50, 40, '#ffd9f0', 0.7) +
    circle(50, 50, 42, ball('pearl')) +
    gloss(36, 32, 14, 9, 0.9) +
    circle(50, 50, 42, 'none', 'stroke="#fff" stroke-width="2" opacity=".7"'),
  H1:
    path('M14 98C16 78 32 74 50 74C68 74 84 78 86 98Z', f('orange')) +
    circle(50, 44, 36, ball('brass')) +
    circle(50, 44, 24, f('night')) +
    circle(50, 44, 21, f('teal')) +
    gloss(42, 34, 9, 6, 0.6) +
    oval(50, 48, 10, 12, ball('skin')) +
    circle(46, 46, 1.6, '#111') +
    circle(54, 46, 1.6, '#111') +
    around(8, 50, 44, circle(50, 13, 3, f('dark'))) +
    rect(4, 38, 12, 14, 4, f('brass')) +
    rect(84, 38, 12, 14, 4, f('brass')),
  H2:
    [-1, 1]
      .map((side) =>
        [12, 26, 40]
          .map((away, at) =>
            line(
              `M${50 + side * 10} 60C${50 + side * away} 70 ${50 + side * (away + 8)} 96 ${50 + side * (away + (at % 2 ? -6 : 10))} ${90 - at * 8}`,
              tone('purple', 1),
              9,
            ),
          )
          .join(''),
      )
      .join('') +
    path('M22 44C22 14 78 14 78 44C78 62 70 72 50 72C30 72 22 62 22 44Z', ball('purple')) +
    circle(40, 48, 8, '#fff') +
    circle(60, 48, 8, '#fff') +
    circle(41, 49, 4, '#111') +
    circle(61, 49, 4, '#111') +
    gloss(38, 26, 10, 5, 0.5) +
    line('M44 62Q50 66 56 62', tone('purple', 2), 3),
  H3:
    rect(6, 14, 88, 76, 8, f('steel')) +
    rect(14, 22, 72, 60, 6, f('dark')) +
    rect(18, 26, 64, 52, 4, f('steel')) +
    circle(50, 52, 18, ball('brass')) +
    around(6, 50, 52, rect(48, 28, 4, 14, 2, f('gold'))) +
    circle(50, 52, 7, ball('gold')) +
    circle(76, 34, 3, '#333') +
    circle(76, 70, 3, '#333') +
    rect(16, 88, 14, 9, 2, f('dark')) +
    rect(70, 88, 14, 9, 2, f('dark')),
  L1:
    path('M50 90C14 84 2 56 10 34C20 14 38 8 50 8C62 8 80 14 90 34C98 56 86 84 50 90Z', f('pink')) +
    line(
      'M50 88V12M50 88C38 62 30 36 30 16M50 88C62 62 70 36 70 16M50 88C24 66 14 48 14 34M50 88C76 66 86 48 86 34',
      tone('pink', 2),
      2.4,
      'opacity=".6"',
    ) +
    path('M34 84H66L60 98H40Z', f('coral')) +
    gloss(36, 28, 10, 6, 0.5),
  L2:
    line(
      'M50 98V56M50 70C30 66 24 48 26 24M50 62C70 58 78 42 76 18M36 60C20 58 10 44 10 32M66 56C84 54 92 44 92 34M50 56C46 36 52 22 50 6',
      tone('coral', 1),
      10,
    ) +
    line(
      'M50 96V56M50 70C30 66 24 48 26 26M50 62C70 58 78 42 76 20',
      tone('coral', 0),
      3,
      'opacity=".7"',
    ),
  L3:
    circle(50, 14, 11, 'none', `stroke="${tone('steel', 1)}" stroke-width="6"`) +
    rect(46, 22, 8, 66, 3, f('steel')) +
    rect(28, 32, 44, 8, 4, f('steel')) +
    path(
      'M8 58C10 88 36 96 50 98C64 96 90 88 92 58L98 66L94 50L80 58L86 60C82 78 66 86 50 88C34 86 18 78 14 60L20 58L6 50L2 66Z',
      f('steel'),
    ),
  L4:
    path(
      'M50 4C56 30 60 36 96 36C70 50 66 56 80 94C56 76 44 76 20 94C34 56 30 50 4 36C40 36 44 30 50 4Z',
      f('orange'),
      'stroke="#8a3305" stroke-width="2" stroke-linejoin="round"',
    ) +
    around(5, 50, 54, [20, 28, 36].map((y) => circle(50, y, 2.4, '#fff0c0')).join('')) +
    circle(50, 54, 8, ball('amber')),
};
