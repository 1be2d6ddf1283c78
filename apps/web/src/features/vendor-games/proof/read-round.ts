// What the file of a round says of itself, whichever of the studio's games it is of.

/** How the key of a round was made: of one player, shared, or shared and called off. */
const SCHEMES = ['LG1', 'LD2', 'LD2/void'] as const;

/** Facts that a file of a round has as texts; absent where it has none. */
export interface RoundFacts {
  readonly game: string | undefined;
  readonly round: string | undefined;
  readonly stake: string | undefined;
  readonly payout: string | undefined;
  readonly clientSeed: string | undefined;
  readonly nonce: string | undefined;
}

/** The facts of a file of a round; undefined for a file of anything else, such as a draw. */
export function readRound(file: unknown): RoundFacts | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const fields = file as Readonly<Record<string, unknown>>;
  // A draw has the scheme of a shared round; it names a lottery where a round names its game.
  if (!('game' in fields) || !SCHEMES.some((scheme) => scheme === fields['scheme'])) {
    return undefined;
  }
  const textOf = (name: string): string | undefined => {
    const value = fields[name];
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    game: textOf('game'),
    round: textOf('round'),
    stake: textOf('stake'),
    payout: textOf('payout'),
    clientSeed: textOf('clientSeed'),
    nonce: textOf('nonce'),
  };
}
