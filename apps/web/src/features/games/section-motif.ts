import type { GameMotif } from '../../art/motifs/game-motifs.ts';
import type { GameSection } from './navigation.ts';

/** The picture of each kind of games except the lotteries, which have their own. */
export const SECTION_MOTIFS: Readonly<Record<Exclude<GameSection, 'lottery'>, GameMotif>> = {
  live: 'table',
  sports: 'stadium',
  fish: 'koi',
  rng: 'reels',
  pvp: 'cards',
  esports: 'arena',
  local: 'rocket',
};
