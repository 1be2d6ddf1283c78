import type { Look } from '../art/scenes/looks.ts';
import { scatterNumbers } from '../art/scenes/scene.ts';
import { el } from '../ui/dom.ts';

const COUNT = 10;

/** What drifts before a scene, moved by the style sheet alone. */
export function drift(kind: Look['drift']): HTMLElement {
  const next = scatterNumbers(11);
  const pieces =
    kind === 'none'
      ? []
      : Array.from({ length: COUNT }, () => {
          const style = [
            `left:${next(100)}%`,
            `animation-duration:${kind === 'rain' ? 700 + next(500) : 7_000 + next(9_000)}ms`,
            `animation-delay:-${next(12_000)}ms`,
            `--size:${4 + next(10)}px`,
            `--sway:${next(120) - 60}px`,
          ].join(';');
          return el('i', { style });
        });
  return el('div', { class: `drift ${kind}`, 'aria-hidden': 'true' }, ...pieces);
}
