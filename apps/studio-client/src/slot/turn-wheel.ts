// The wheel above the reels of a stepper: it turns until the decided wedge stands under the mark.
import { circle, dataUrl, path, sceneSvg, text } from '../art/shapes.ts';
import { el } from '../ui/dom.ts';

/** The wedges of each game with a wheel, as multiples of the bet (its model). */
const WEDGES: Readonly<Record<string, readonly number[]>> = {
  'sampaguita-wheel': [3, 5, 8, 10, 15, 25, 50, 100, 500],
};

const COLOURS = [
  '#e8483f',
  '#f7edc8',
  '#1f6b45',
  '#f2c14b',
  '#3aa0c9',
  '#b8437a',
  '#f28a3a',
  '#6b3fa0',
  '#111827',
];

function picture(wedges: readonly number[]): string {
  const step = (Math.PI * 2) / wedges.length;
  const point = (angle: number, radius: number): string =>
    `${Math.round(300 + radius * Math.sin(angle))} ${Math.round(300 - radius * Math.cos(angle))}`;
  const parts = wedges.map((value, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    const colour = COLOURS[at % COLOURS.length] ?? '#888';
    const label = `<g transform="rotate(${(at * 360) / wedges.length} 300 300)">${text(300, 96, value >= 100 ? 34 : 40, `×${value}`, colour === '#f7edc8' || colour === '#f2c14b' ? '#3a2400' : '#fff')}</g>`;
    return (
      path(
        `M300 300L${point(from, 262)}A262 262 0 0 1 ${point(to, 262)}Z`,
        colour,
        'stroke="#f7edc8" stroke-width="4"',
      ) + label
    );
  });
  const bulbs = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = point((at * Math.PI) / 12, 280)
      .split(' ')
      .map(Number);
    return circle(x ?? 0, y ?? 0, 8, at % 2 ? '#fff8d0' : '#ffd23f');
  });
  return sceneSvg(
    circle(300, 300, 296, '#8a5206') +
      circle(300, 300, 288, '#f2b632') +
      parts.join('') +
      bulbs.join('') +
      circle(300, 300, 44, '#f2b632') +
      circle(300, 300, 34, '#e8483f'),
    600,
    600,
  );
}

export function turnWheel(
  game: string,
  wedge: number,
  ms: number,
): { readonly element: HTMLElement; readonly turned: Promise<void> } {
  const wedges = WEDGES[game] ?? [];
  const image = el('img', { alt: '', src: dataUrl(picture(wedges)) });
  const element = el('div', { class: 'wheel' }, image, el('div', { class: 'mark' }));
  const to = 360 * 6 - (wedge * 360) / Math.max(1, wedges.length);
  const turned = image
    .animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${to}deg)` }], {
      duration: ms,
      easing: 'cubic-bezier(.15,.85,.2,1)',
      fill: 'forwards',
    })
    .finished.then(() => undefined);
  return { element, turned };
}
