import { GAME_MOTIFS, type GameMotif } from './motifs/game-motifs.ts';
import { Picture } from './Picture.tsx';

/** The picture of a kind of games, or of another feature of the site. */
export function GameArt({
  motif,
  seed = motif,
}: {
  readonly motif: GameMotif;
  readonly seed?: string;
}) {
  return <Picture seed={seed} subject={GAME_MOTIFS[motif]} />;
}
