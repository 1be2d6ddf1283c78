import { HOUSE_MOTIFS } from './house-motifs.tsx';
import { KIND_MOTIFS } from './kind-motifs.tsx';

/** Every picture that is no lottery's, by its name. */
export const GAME_MOTIFS = { ...KIND_MOTIFS, ...HOUSE_MOTIFS } as const;
export type GameMotif = keyof typeof GAME_MOTIFS;
