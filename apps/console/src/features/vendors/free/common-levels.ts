interface WithLevels {
  readonly levels: readonly string[];
}

/** The stakes that all of these games offer; undefined where none of them is bound to levels. */
export function commonLevels(games: readonly WithLevels[]): readonly string[] | undefined {
  const bound = games.filter(({ levels }) => levels.length > 0);
  const [first, ...others] = bound;
  return first?.levels.filter((each) => others.every(({ levels }) => levels.includes(each)));
}
