// Figures: what of play at vendors counts for agents and requirements.
export { countVendorRounds } from './count-rounds.ts';
