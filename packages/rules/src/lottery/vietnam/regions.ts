// The prizes of the Vietnamese regions and their lengths (lottery.md 1.8).

/** Prizes of one name: the special, then the first to the seventh or eighth. */
export interface Rank {
  readonly name: 'sp' | 'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7' | 'g8';
  readonly digits: number;
  readonly count: number;
}

export interface Region {
  readonly ranks: readonly Rank[];
}

/** Miền Bắc: 27 prizes, of which 23 have three digits and 20 have four. */
export const NORTH: Region = {
  ranks: [
    { name: 'sp', digits: 5, count: 1 },
    { name: 'g1', digits: 5, count: 1 },
    { name: 'g2', digits: 5, count: 2 },
    { name: 'g3', digits: 5, count: 6 },
    { name: 'g4', digits: 4, count: 4 },
    { name: 'g5', digits: 4, count: 6 },
    { name: 'g6', digits: 3, count: 3 },
    { name: 'g7', digits: 2, count: 4 },
  ],
};

/** Miền Nam and miền Trung: 18 prizes, of which 17 have three digits and 16 have four. */
export const SOUTH: Region = {
  ranks: [
    { name: 'sp', digits: 6, count: 1 },
    { name: 'g1', digits: 5, count: 1 },
    { name: 'g2', digits: 5, count: 1 },
    { name: 'g3', digits: 5, count: 2 },
    { name: 'g4', digits: 5, count: 7 },
    { name: 'g5', digits: 4, count: 1 },
    { name: 'g6', digits: 4, count: 3 },
    { name: 'g7', digits: 3, count: 1 },
    { name: 'g8', digits: 2, count: 1 },
  ],
};

/** Two southern stations of one day, the main one first: the basis of đá xiên. */
export const TWO_STATIONS: Region = { ranks: [...SOUTH.ranks, ...SOUTH.ranks] };

/** The number of digits of each prize, in printed order. */
export function listPrizeLengths({ ranks }: Region): number[] {
  return ranks.flatMap(({ digits, count }) => new Array<number>(count).fill(digits));
}

/** The positions of the prizes with these names in the printed result. */
export function listPlaces(region: Region, ...names: readonly Rank['name'][]): number[] {
  const places: number[] = [];
  let from = 0;
  for (const { name, count } of region.ranks) {
    for (let at = 0; at < count; at += 1) if (names.includes(name)) places.push(from + at);
    from += count;
  }
  return places;
}

/** The layout of a draw: digits by count of each rank, such as `5x1,5x1,5x2`. */
export function formatLayout({ ranks }: Region): string {
  return ranks.map(({ digits, count }) => `${digits}x${count}`).join(',');
}
