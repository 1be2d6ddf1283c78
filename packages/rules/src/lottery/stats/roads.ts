// Road maps of two-sided outcomes, such as big and small or dragon and tiger (lottery.md 3).

export const ROAD_ROWS = 6;

/**
 * One cell; columns and rows count from 0. `ties` is the number of ties that followed, marked on
 * it.
 */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: string;
  readonly ties: number;
}

/**
 * Bead plate (珠盘路): every outcome in order, filled downward, six to a column; ties have cells of
 * their own.
 */
export function beadPlate(outcomes: readonly string[]): RoadCell[] {
  return outcomes.map((side, at) => ({
    column: Math.floor(at / ROAD_ROWS),
    row: at % ROAD_ROWS,
    side,
    ties: 0,
  }));
}

/**
 * Big road (大路): a new column on every change of side; a column that is full, or meets the tail of
 * an older one, turns right. Ties are marked on the previous cell; ties before the first side are
 * not shown.
 */
export function bigRoad(outcomes: readonly string[], tie = 'H'): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let [start, hasTurned] = [-1, false];
  for (const side of outcomes) {
    const last = cells[cells.length - 1];
    if (side === tie) {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let [column, row] = [0, 0];
    if (last?.side !== side) {
      start = firstFree(taken, start + 1);
      [column, row, hasTurned] = [start, 0, false];
    } else {
      const isBlocked = last.row + 1 === ROAD_ROWS || taken.has(`${last.column} ${last.row + 1}`);
      hasTurned ||= isBlocked;
      [column, row] = hasTurned ? [last.column + 1, last.row] : [last.column, last.row + 1];
    }
    taken.add(`${column} ${row}`);
    cells.push({ column, row, side, ties: 0 });
  }
  return cells;
}

/** The first column from `from` whose top cell is free. */
function firstFree(taken: ReadonlySet<string>, from: number): number {
  let column = from;
  while (taken.has(`${column} 0`)) column += 1;
  return column;
}
