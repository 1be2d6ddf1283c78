import type { Game } from '../../../draws/draw-view.ts';
import type { LazyPart } from '../../../parts/load-chunk.ts';
import type { ChosenAction } from './chosen-lotteries.ts';

/** The chosen lotteries as boards or a list show them. */
export interface ChosenView {
  /** Those that are sold here, in order. */
  readonly games: readonly Game[];
  readonly choose: (action: ChosenAction) => void;
  /** The dialog that adds another one. */
  readonly chooser: LazyPart<{
    readonly games: readonly Game[];
    readonly choose: (action: ChosenAction) => void;
    readonly onClose: () => void;
  }>;
}
