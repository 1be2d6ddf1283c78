// The jobs of a draw from its schedule to its numbers: commits to it, opens, closes and draws it.
export { closeDraw, closeDraws } from './close-draws.ts';
export { drawNumbers } from './draw-numbers.ts';
export { scheduleDraws } from './schedule-draws.ts';
