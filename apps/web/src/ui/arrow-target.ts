/** Where a button stands on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a key leads from the button at `from`, among buttons in their reading order: left and right
 * go through them, up and down to the nearest of the next line; undefined where there is none.
 */
export function arrowTarget(spots: readonly Spot[], from: number, key: string): number | undefined {
  const last = spots.length - 1;
  if (key === 'ArrowRight') return from < last ? from + 1 : undefined;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const start = spots[from];
  if (way === 0 || start === undefined) return undefined;
  let best: { readonly index: number; readonly line: number; readonly aside: number } | undefined;
  spots.forEach(({ x, y }, index) => {
    const line = (y - start.y) * way;
    const aside = Math.abs(x - start.x);
    if (line <= 0) return;
    if (best === undefined || line < best.line || (line === best.line && aside < best.aside)) {
      best = { index, line, aside };
    }
  });
  return best?.index;
}
