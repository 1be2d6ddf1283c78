// The symbols of six-sided picture dice, in order of the faces 1 to 6 (lottery.md 1.13).

/** The symbols of bầu cua. */
export const BAU_CUA = ['DEER', 'GOURD', 'ROOSTER', 'FISH', 'CRAB', 'PRAWN'] as const;

/** The colours of the colour dice. */
export const DICE_COLOURS = ['RED', 'GREEN', 'BLUE', 'YELLOW', 'WHITE', 'PINK'] as const;
