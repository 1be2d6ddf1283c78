// A picture for each instant game, in the colours of its table.
import {
  around,
  ball,
  circle,
  DEFS,
  f,
  glow,
  line,
  path,
  rect,
  star,
  text,
  tone,
  type Family,
} from './shapes.ts';

/** The two colours of a table's ground, and its accent. */
export const INSTANT_COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  dice: ['#14285a', '#0a1230', '#4fd1ff'],
  limbo: ['#3a1466', '#140628', '#d98aff'],
  mines: ['#0f3d3a', '#041c1c', '#4fe0b0'],
  plinko: ['#54143f', '#1e0618', '#ff6ab0'],
  keno: ['#123d66', '#06182e', '#ffd23f'],
  wheel: ['#4a1f0c', '#1c0a04', '#ff9f4a'],
  tower: ['#1f3a1a', '#0a180a', '#9fe05a'],
  coin: ['#4a3a0c', '#1a1404', '#ffd84d'],
  hilo: ['#0c4030', '#041a14', '#5ae0a8'],
  'video-poker': ['#501420', '#1e060c', '#ff6a7a'],
  crash: ['#101a4a', '#05081e', '#5ad8ff'],
};

const pip = (x: number, y: number): string => circle(x, y, 5, '#fff');

const cardFace = (x: number, y: number, turn: number, label: string, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-19, -28, 38, 56, 5, '#fff', 'stroke="#c8cede"')}${text(0, 9, 26, label, colour)}</g>`;

const tileAt = (x: number, y: number, fill: Family, inside = ''): string =>
  rect(x, y, 24, 24, 5, f(fill)) + inside;

/** Each picture is drawn in a square of 100. */
const DRAWN: Readonly<Record<string, string>> = {
  dice: `<g transform="rotate(-12 36 54)">${rect(10, 30, 48, 48, 10, f('blue'))}${[
    [22, 42],
    [46, 42],
    [34, 54],
    [22, 66],
    [46, 66],
  ]
    .map(([x = 0, y = 0]) => pip(x, y))
    .join('')}</g><g transform="rotate(14 70 46)">${rect(50, 24, 42, 42, 9, f('red'))}${[
    [60, 34],
    [71, 45],
    [82, 56],
  ]
    .map(([x = 0, y = 0]) => pip(x, y))
    .join('')}</g>`,
  limbo:
    glow(50, 40, 30, '#d98aff', 0.8) +
    path('M50 8C66 24 68 48 62 68H38C32 48 34 24 50 8Z', f('white')) +
    circle(50, 38, 9, ball('purple')) +
    path('M38 56L22 76L38 70ZM62 56L78 76L62 70Z', f('purple')) +
    path('M42 70H58L50 96Z', f('orange')),
  mines:
    tileAt(10, 22, 'teal') +
    tileAt(38, 22, 'emerald', path('M50 24L60 32L50 44L40 32Z', f('sky'))) +
    tileAt(66, 22, 'teal') +
    tileAt(10, 50, 'emerald', path('M22 52L32 60L22 72L12 60Z', f('sky'))) +
    tileAt(
      38,
      50,
      'dark',
      circle(50, 62, 9, ball('red')) + around(8, 50, 62, rect(48.6, 49, 3, 6, 1, '#ff6a5a')),
    ) +
    tileAt(66, 50, 'emerald', path('M78 52L88 60L78 72L68 60Z', f('sky'))),
  plinko:
    [0, 1, 2, 3, 4]
      .map((row) =>
        Array.from({ length: row + 2 }, (_, at) =>
          circle(50 + (at - (row + 1) / 2) * 16, 24 + row * 13, 3, '#fff'),
        ).join(''),
      )
      .join('') +
    circle(58, 30, 7, ball('pink')) +
    ['ruby', 'orange', 'amber', 'orange', 'ruby']
      .map((family, at) => rect(6 + at * 18, 86, 16, 10, 3, f(family as Family)))
      .join(''),
  keno: [
    [20, 30, 'gold', 7],
    [52, 22, 'blue', 21],
    [82, 36, 'red', 33],
    [34, 62, 'green', 14],
    [68, 66, 'purple', 40],
  ]
    .map(
      ([x, y, family, label]) =>
        circle(x as number, y as number, 16, ball(family as Family)) +
        circle(x as number, y as number, 9, '#fff') +
        text(x as number, (y as number) + 5, 13, String(label), '#222'),
    )
    .join(''),
  wheel:
    circle(50, 54, 40, f('gold')) +
    around(
      10,
      50,
      54,
      path('M50 54L39 18A38 38 0 0 1 50 16Z', f('orange')) +
        path('M50 54L50 16A38 38 0 0 1 61 18Z', f('night')),
    ) +
    circle(50, 54, 10, ball('gold')) +
    path('M42 4H58L50 24Z', f('red')),
  tower:
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            rect(
              22 + column * 20,
              74 - row * 20,
              17,
              16,
              3,
              f(row === 3 ? 'gold' : (column + row) % 2 ? 'leaf' : 'green'),
            ),
          )
          .join(''),
      )
      .join('') + path(star(5, 50, 8, 9, 4), f('gold')),
  coin:
    glow(50, 52, 34, '#ffd84d', 0.6) +
    circle(50, 52, 38, f('brass')) +
    circle(50, 52, 34, ball('gold')) +
    circle(50, 52, 27, 'none', `stroke="${tone('gold', 2)}" stroke-width="2" opacity=".6"`) +
    path(star(5, 50, 52, 20, 9), f('brass')),
  hilo:
    cardFace(34, 58, -10, 'K', '#1c2333') +
    cardFace(66, 54, 8, '7', '#d4213a') +
    path('M50 2L62 16H38Z', f('emerald')) +
    path('M50 100L62 88H38Z', f('red')),
  'video-poker': ['A', 'K', 'Q', 'J', '10']
    .map((label, at) =>
      cardFace(
        18 + at * 16,
        54 + Math.abs(at - 2) * 3,
        (at - 2) * 9,
        label,
        at % 2 ? '#1c2333' : '#d4213a',
      ),
    )
    .join(''),
  crash:
    line('M6 92C40 90 66 70 84 20', '#5ad8ff', 5) +
    path('M6 92C40 90 66 70 84 20V92Z', '#5ad8ff', 'opacity=".18"') +
    `<g transform="translate(84 18) rotate(38)">${path('M0 -18C10 -6 10 10 6 18H-6C-10 10 -10 -6 0 -18Z', f('white'))}${path('M-4 18H4L0 32Z', f('orange'))}</g>`,
};

/** The inside of a game's picture, in a square of 100. */
export const instantParts = (code: string): string => DRAWN[code] ?? '';

function picture(code: string, width: number, height: number): string {
  const [above, below, accent] = INSTANT_COLOURS[code] ?? ['#223', '#112', '#fff'];
  const size = height * 0.8;
  const [x, y] = [(width - size) / 2, height * 0.1];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFS}` +
    `<defs><radialGradient id="table" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></radialGradient></defs>` +
    rect(0, 0, width, height, 0, 'url(#table)') +
    Array.from({ length: 7 }, (_, at) =>
      circle(
        width / 2,
        height / 2,
        height * (0.2 + at * 0.14),
        'none',
        `stroke="${accent}" stroke-width="2" opacity="${0.16 - at * 0.02}"`,
      ),
    ).join('') +
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-6 -6 112 112"><g filter="url(#lift)">${instantParts(code)}</g></svg></svg>`
  );
}

export const INSTANT_PICTURES: Readonly<Record<string, (width: number, height: number) => string>> =
  Object.fromEntries(
    Object.keys(DRAWN).map((code) => [
      code,
      (width: number, height: number) => picture(code, width, height),
    ]),
  );
