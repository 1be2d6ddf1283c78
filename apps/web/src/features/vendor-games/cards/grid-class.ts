/** A grid of games: 2, 3, 4 or 5 in a row, all of which divide a page of a list. */
export const gridClass =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 2xl:grid-cols-5';
