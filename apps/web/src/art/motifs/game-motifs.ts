import { SITE_MOTIFS } from './site-motifs.tsx';
import { KIND_MOTIFS } from './kind-motifs.tsx';

/** Every picture that is not a lottery's, by name. */
export const GAME_MOTIFS = { ...KIND_MOTIFS, ...SITE_MOTIFS } as const;
export type GameMotif = keyof typeof GAME_MOTIFS;
