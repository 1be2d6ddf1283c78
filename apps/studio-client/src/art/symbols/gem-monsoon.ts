import { circle, f, gloss, glow, line, path, tone, ball, oval, type Family } from '../shapes.ts';

/** A cut stone: outline, table, and facets between them. */
function gem(outline: readonly (readonly [number, number])[], family: Family): string {
  const centre = [50, 50] as const;
  const inner = outline.map(
    ([x, y]) => [centre[0] + (x - 50) * 0.55, centre[1] + (y - 50) * 0.55 - 3] as const,
  );
  const poly = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const facets = outline.map((point, at) => {
    const next = (at + 1) % outline.length;
    const quad = [point, outline[next] ?? point, inner[next] ?? point, inner[at] ?? point];
    const shades = ['#fff', '#000', '#fff', '#000', '#fff', '#000', '#000', '#fff'];
    return path(
      poly(quad),
      shades[at % 8] ?? '#fff',
      `opacity="${[0.38, 0.12, 0.2, 0.3, 0.06, 0.36, 0.22, 0.3][at % 8]}"`,
    );
  });
  return (
    glow(50, 52, 34, tone(family, 1), 0.55) +
    path(
      poly(outline),
      f(family),
      `stroke="${tone(family, 2)}" stroke-width="2" stroke-linejoin="round"`,
    ) +
    facets.join('') +
    path(poly(inner), f(family)) +
    path(poly(inner), '#fff', 'opacity=".18"') +
    gloss(40, 38, 9, 4, 0.75) +
    line('M72 18L76 24M80 14L74 26', '#fff', 2, 'opacity=".9"')
  );
}

export const GEM_MONSOON: Readonly<Record<string, string>> = {
  W:
    glow(50, 56, 40, '#9fe8ff', 0.9) +
    path(
      'M50 2C68 30 84 46 84 66C84 86 68 98 50 98C32 98 16 86 16 66C16 46 32 30 50 2Z',
      ball('blue'),
    ) +
    path('M50 14C64 38 76 50 76 66C76 82 64 90 50 90', '#fff', 'opacity=".22"') +
    gloss(34, 62, 7, 14, 0.8) +
    oval(58, 78, 12, 6, '#fff', 'opacity=".35"'),
  H1: gem(
    [
      [30, 4],
      [70, 4],
      [96, 34],
      [86, 74],
      [50, 98],
      [14, 74],
      [4, 34],
    ],
    'ruby',
  ),
  H2: gem(
    [
      [50, 2],
      [84, 16],
      [98, 50],
      [84, 84],
      [50, 98],
      [16, 84],
      [2, 50],
      [16, 16],
    ],
    'sapphire',
  ),
  H3: gem(
    [
      [24, 4],
      [76, 4],
      [94, 22],
      [94, 78],
      [76, 96],
      [24, 96],
      [6, 78],
      [6, 22],
    ],
    'emerald',
  ),
  L1: gem(
    [
      [50, 4],
      [90, 30],
      [90, 70],
      [50, 96],
      [10, 70],
      [10, 30],
    ],
    'amber',
  ),
  L2: gem(
    [
      [50, 4],
      [94, 42],
      [76, 94],
      [24, 94],
      [6, 42],
    ],
    'purple',
  ),
  L3:
    circle(50, 50, 44, ball('pearl')) +
    glow(40, 38, 18, '#cfe4ff', 0.8) +
    gloss(36, 32, 14, 8, 0.8) +
    circle(50, 50, 44, 'none', 'stroke="#8fa0c8" stroke-width="2" opacity=".6"'),
  L4: gem(
    [
      [36, 2],
      [64, 2],
      [82, 36],
      [66, 98],
      [34, 98],
      [18, 36],
    ],
    'pink',
  ),
};
