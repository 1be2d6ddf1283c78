/** The position of a button on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The index that a key moves to from the button at `from`, among buttons in reading order: left and
 * right go through them, up and down to the nearest of the next row; undefined if there is none.
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
  let best: { readonly index: number; readonly line: number; readonly offset: number } | undefined;
  spots.forEach(({ x, y }, index) => {
    const line = (y - start.y) * way;
    const offset = Math.abs(x - start.x);
    if (line <= 0) return;
    if (best === undefined || line < best.line || (line === best.line && offset < best.offset)) {
      best = { index, line, offset };
    }
  });
  return best?.index;
}
