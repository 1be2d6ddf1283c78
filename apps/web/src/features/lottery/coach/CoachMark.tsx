import type { SlipLine } from '../slip/slip.ts';
import { CoachButton } from './CoachButton.tsx';

/** Chance and edge of one line of the slip. */
export function CoachMark({ line: { bet, offer } }: { readonly line: SlipLine }) {
  return <CoachButton bets={[{ bet, memberGroup: offer.memberGroup }]} />;
}
