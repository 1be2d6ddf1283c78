import type { GameSection } from '../../features/games/navigation.ts';
import type { GameType } from '../../features/vendor-games/cards/game-view.ts';

/** The sections with games of vendors. */
export type VendorSection = Exclude<GameSection, 'lottery'>;

export const SECTION_TYPES: Readonly<Record<VendorSection, GameType>> = {
  rng: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  pvp: 'PVP',
  local: 'LOCAL',
  sports: 'SPORTS',
  esports: 'ESPORTS',
};
