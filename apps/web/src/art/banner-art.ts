import type { GameMotif } from './motifs/game-motifs.ts';

/** The pictures that an operator can choose for an announcement, by the name that is stored. */
const BANNER_ART: Readonly<Record<string, GameMotif | 'lottery'>> = {
  lottery: 'lottery',
  proof: 'proof',
  wallet: 'wallet',
  gift: 'gift',
  crown: 'crown',
  coins: 'coins',
  cards: 'cards',
  live: 'table',
  slots: 'reels',
  sports: 'stadium',
  fish: 'koi',
  esports: 'arena',
  app: 'phone',
};

/** The picture for a stored name; announcements without one get the gift. */
export function bannerArtOf(name: string | null): GameMotif | 'lottery' {
  return BANNER_ART[name ?? ''] ?? 'gift';
}
