import type { RecordColour } from './record-rows.ts';

/** The colours of the plays, the same in both themes, as those of the balls are. */
export const COLOUR_CLASSES: Readonly<Record<RecordColour, string>> = {
  red: 'bg-[#c63a40] text-white',
  green: 'bg-[#1c7a4d] text-white',
  violet: 'bg-[#7a46c2] text-white',
};
