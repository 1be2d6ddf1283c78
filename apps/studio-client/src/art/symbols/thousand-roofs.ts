import { around, ball, circle, f, gloss, glow, line, oval, path, rect, tone } from '../shapes.ts';

export const THOUSAND_ROOFS: Readonly<Record<string, string>> = {
  W:
    glow(50, 44, 34, '#ffd98a', 0.7) +
    path('M50 2L88 40L50 84L12 40Z', f('red')) +
    path('M50 2L88 40H50Z', f('orange')) +
    path('M50 84L12 40H50Z', f('gold')) +
    line('M50 2V84M12 40H88', '#fff6d8', 2) +
    line('M50 84Q40 90 50 94T52 100', tone('gold', 1), 3) +
    path('M44 88L36 84V94ZM54 96L64 92V102Z', f('pink')),
  S:
    line('M8 12H92', tone('wood', 1), 9) +
    line('M14 12V98M86 12V98', tone('wood', 1), 7) +
    line('M30 14L34 26M70 14L66 26', '#e9d3a4', 2) +
    circle(50, 56, 34, ball('brass')) +
    circle(50, 56, 26, 'none', 'stroke="#6b4208" stroke-width="2" opacity=".7"') +
    circle(50, 56, 11, ball('gold')) +
    gloss(38, 38, 12, 6, 0.5),
  H1:
    path(
      'M4 74C10 40 34 30 52 32C46 18 60 6 76 10L70 18L88 16L78 28C92 40 92 60 80 70C86 84 70 96 52 90C62 84 62 76 54 72C40 66 26 70 20 84Z',
      f('green'),
    ) +
    path('M30 58C40 48 56 50 64 62', 'none', 'stroke="#ffe39a" stroke-width="4"') +
    circle(70, 28, 4, '#fff') +
    circle(71, 28, 2, '#111') +
    path('M84 36L98 40L86 44Z', f('red')) +
    around(1, 0, 0, '') +
    path('M28 50L24 38L36 44ZM40 40L38 28L48 34Z', f('gold')),
  H2:
    path('M26 98C14 70 22 50 34 44L30 16L46 30H58L74 14L70 46C82 56 84 76 76 98Z', f('dark')) +
    circle(42, 44, 6, ball('gold')) +
    circle(62, 44, 6, ball('gold')) +
    oval(42, 44, 1.6, 5, '#111') +
    oval(62, 44, 1.6, 5, '#111') +
    path('M48 54H56L52 59Z', f('pink')) +
    line('M52 60V64M34 58L18 54M34 62L18 64M70 58L86 54M70 62L86 64', '#cfd6e6', 1.5) +
    path(
      'M74 96C96 96 96 70 86 66',
      'none',
      'stroke="#2b2f3a" stroke-width="8" stroke-linecap="round"',
    ),
  H3:
    line('M50 50V98', tone('steel', 2), 5) +
    line('M20 74H80', tone('steel', 1), 4) +
    path('M80 68L94 74L80 80ZM20 68L8 74L20 80Z', f('steel')) +
    path(
      'M16 44C22 20 40 30 46 36C50 20 60 10 72 14C66 18 78 18 78 26L88 30L78 34C76 54 56 60 40 56C30 54 20 52 16 44Z',
      f('gold'),
    ) +
    path('M62 12C64 4 70 4 70 8C74 2 80 6 76 12Z', f('red')) +
    circle(70, 23, 2.4, '#111') +
    path('M26 46C34 50 44 50 52 44', 'none', 'stroke="#8a5206" stroke-width="3"'),
  H4:
    rect(26, 36, 48, 62, 2, f('coral')) +
    line('M26 50H74M26 64H74M26 78H74M42 36V50M58 50V64M42 64V78M58 78V98', '#6b2416', 2) +
    rect(20, 26, 60, 12, 3, f('steel')) +
    circle(40, 14, 9, '#fff', 'opacity=".55"') +
    circle(54, 6, 12, '#fff', 'opacity=".45"') +
    rect(36, 18, 12, 12, 2, f('dark')) +
    rect(54, 20, 12, 10, 2, f('dark')),
  L1:
    glow(50, 54, 30, '#ffd070', 0.9) +
    line('M20 8H50V18', tone('dark', 1), 5) +
    path('M34 18H66L72 30H28Z', f('dark')) +
    path('M30 32H70L64 78H36Z', f('amber')) +
    line('M40 32L43 78M60 32L57 78', tone('dark', 1), 2) +
    rect(34, 78, 32, 8, 3, f('dark')),
  L2:
    rect(14, 6, 72, 88, 4, f('wood')) +
    rect(20, 12, 28, 76, 3, f('teal')) +
    rect(52, 12, 28, 76, 3, f('teal')) +
    line(
      Array.from({ length: 8 }, (_, at) => `M23 ${18 + at * 9}H45M55 ${18 + at * 9}H77`).join(''),
      tone('teal', 2),
      3,
      'opacity=".7"',
    ),
  L3:
    path('M8 56H92L84 92H16Z', f('coral')) +
    rect(4, 50, 92, 10, 4, f('orange')) +
    [18, 36, 54, 72, 86]
      .map(
        (x, at) =>
          line(`M${x} 52V34`, tone('leaf', 2), 3) +
          around(5, x, 28, circle(x, 20, 6, at % 2 ? f('pink') : f('purple'))) +
          circle(x, 28, 4, ball('gold')),
      )
      .join(''),
  L4:
    line('M2 20Q50 34 98 20', '#e9d3a4', 3) +
    path('M10 24L30 26L34 38L28 36V72H10V38L4 40Z', f('sky')) +
    path('M42 29H60V76H42Z', f('red')) +
    path('M70 27L92 24V48L82 86H74Z', f('gold')) +
    line('M14 20V28M28 22V30M44 25V33M58 25V33M72 24V32M90 20V28', tone('wood', 1), 3),
  L5:
    path('M6 30C30 18 70 18 94 30V46C70 34 30 34 6 46Z', f('coral')) +
    path('M6 50C30 38 70 38 94 50V66C70 54 30 54 6 66Z', f('red')) +
    path('M6 70C30 58 70 58 94 70V86C70 74 30 74 6 86Z', f('coral')) +
    line('M28 24V80M50 20V78M72 24V80', '#6b1a12', 2, 'opacity=".5"'),
};
