/** The boards of the slots: reels and rows, and the symbols that a board shows before play. */
export interface SlotShape {
  readonly reels: number;
  readonly rows: number;
  /** Whether the rows of a reel change from spin to spin. */
  readonly grows?: true;
}

export const SLOT_SHAPES: Readonly<Record<string, SlotShape>> = {
  'harbour-lights': { reels: 5, rows: 3 },
  'jeepney-joy': { reels: 3, rows: 3 },
  'jade-koi': { reels: 5, rows: 3 },
  'gem-monsoon': { reels: 5, rows: 5 },
  'thousand-roofs': { reels: 6, rows: 4, grows: true },
  'pearl-vault': { reels: 5, rows: 3 },
  'sun-gate': { reels: 5, rows: 3 },
  'spice-route': { reels: 5, rows: 3 },
  'night-bazaar': { reels: 6, rows: 5 },
  'sampaguita-wheel': { reels: 3, rows: 1 },
};
