/** The prices of the hands, the highest first. */
export const VIDEO_POKER_TABLE = {
  ROYAL: '800',
  STRAIGHT_FLUSH: '50',
  QUADS: '25',
  FULL_HOUSE: '9',
  FLUSH: '6',
  STRAIGHT: '4',
  TRIPS: '3',
  TWO_PAIR: '2',
  JACKS: '1',
} as const;
