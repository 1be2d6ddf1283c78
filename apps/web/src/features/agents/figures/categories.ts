/** The categories of games, in the order of the site. */
export const CATEGORIES = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
] as const;
