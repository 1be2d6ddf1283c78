import type { Family } from '@fairhouse/rules/lottery';
import type { SlipAction } from '../../slip/slip.ts';
import type { OrderState } from '../BetBar.tsx';
import type { Board } from '../controls.ts';
import type { Picks } from '../pads/use-picks.ts';
import type { Skin } from './skin-of.ts';

/** What a skin is given: the board's own picks, slip and orders. */
export interface SkinProps {
  readonly skin: Skin;
  readonly board: Board;
  readonly family: Family;
  readonly picks: Picks;
  /** Whether bets are taken. */
  readonly open: boolean;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly dispatch: (action: SlipAction) => void;
  readonly state: OrderState;
  /** Where a skin's buttons for saved and typed bets are; null until it is there. */
  readonly tools: HTMLElement | null;
  /** Shows the tabs with all plays in place of the skin. */
  readonly onAllPlays: () => void;
  /** Places bets without the slip; `onPlaced` is called when they are accepted. */
  readonly onBet: (bets: Extract<SlipAction, { do: 'add' }>, onPlaced: () => void) => void;
}
