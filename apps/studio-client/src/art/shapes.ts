// Pictures are SVG texts that code writes: shapes in a square of 100 units, coloured by families of
// three tones each.

/** Light, middle and dark of each family. */
const FAMILIES = {
  gold: ['#fff3b0', '#f2b632', '#8a5206'],
  brass: ['#ffe9ad', '#c98f2d', '#5e3a0a'],
  red: ['#ff9a8a', '#e0322f', '#6d0a1a'],
  ruby: ['#ff8fb1', '#d4104f', '#5a0328'],
  orange: ['#ffd08a', '#f07a1c', '#8a3305'],
  amber: ['#ffe6a0', '#f5a524', '#8f4d05'],
  green: ['#b8f5a4', '#34a853', '#0b4a2a'],
  emerald: ['#a5ffd6', '#12b37a', '#034b38'],
  jade: ['#c9f7e0', '#4fb38f', '#145946'],
  teal: ['#a8f4f0', '#189ca5', '#05454f'],
  blue: ['#a6d8ff', '#2a7de1', '#0b2c6b'],
  sapphire: ['#9cc2ff', '#2456e6', '#0a1a66'],
  night: ['#5b6ea8', '#26325f', '#0b1026'],
  purple: ['#e0b8ff', '#8b3fd9', '#36086b'],
  pink: ['#ffd3e4', '#f0699b', '#8a1c4f'],
  white: ['#ffffff', '#e6eaf2', '#8f9bb3'],
  pearl: ['#ffffff', '#f1e3ee', '#a58ba8'],
  cream: ['#fffdf2', '#f1e4c3', '#a88d5a'],
  steel: ['#ffffff', '#aeb8c6', '#4a5564'],
  dark: ['#5a5f6e', '#2b2f3a', '#0d0f15'],
  wood: ['#d9a066', '#8f5a2b', '#3f220d'],
  brown: ['#c98d5a', '#7a4623', '#341a0a'],
  skin: ['#ffe0c2', '#e5a878', '#9a6238'],
  coral: ['#ffc0a8', '#f2694b', '#8a2616'],
  sky: ['#e3f7ff', '#8fd3f4', '#3b86b5'],
  leaf: ['#d8f5a0', '#7fb83a', '#35600f'],
} as const;

export type Family = keyof typeof FAMILIES;

/** A fill by family: from light above to dark below. */
export const f = (family: Family): string => `url(#${family})`;
/** A fill by family as a ball: light at the upper left. */
export const ball = (family: Family): string => `url(#${family}-b)`;
export const tone = (family: Family, at: 0 | 1 | 2): string => FAMILIES[family][at];

const GRADIENTS = Object.entries(FAMILIES)
  .map(
    ([name, [light, middle, dark]]) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
      `<stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
      `<radialGradient id="${name}-b" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/>` +
      `<stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  )
  .join('');

const EFFECTS =
  '<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2.5" stdDeviation="2" ' +
  'flood-color="#000" flood-opacity=".55"/></filter>' +
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>' +
  '<filter id="blur2" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter>';

export const DEFS = `<defs>${GRADIENTS}${EFFECTS}</defs>`;

type More = string;

export const path = (d: string, fill: string, more: More = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more: More = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more: More = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: More = '',
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  rx: number,
  fill: string,
  more: More = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${more}/>`;
export const text = (
  x: number,
  y: number,
  size: number,
  content: string,
  fill: string,
  more: More = '',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="900" fill="${fill}" ${more}>${content}</text>`;

/** A shape with a gloss over its upper half. */
export const gloss = (x: number, y: number, rx: number, ry: number, opacity = 0.45): string =>
  oval(x, y, rx, ry, '#fff', `opacity="${opacity}"`);

/** A glow behind a shape. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.7): string =>
  circle(x, y, r, colour, `opacity="${opacity}" filter="url(#soft)"`);

/** `count` copies around a centre. */
export const around = (count: number, x: number, y: number, part: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${from + (360 / count) * at} ${x} ${y})">${part}</g>`,
  ).join('');

/** The points of a star or polygon. */
export const star = (
  points: number,
  x: number,
  y: number,
  outer: number,
  inner: number,
): string => {
  const all = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = (Math.PI / points) * at - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${all.join('L')}Z`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** A symbol as a document of its own, lifted from its ground. */
export function symbolSvg(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="216" height="216">${DEFS}<g filter="url(#lift)">${parts}</g></svg>`;
}

/** A wide picture as a document of its own. */
export function sceneSvg(parts: string, width = 1600, height = 900): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${DEFS}${parts}</svg>`;
}

export function dataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
