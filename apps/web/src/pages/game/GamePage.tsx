import { useSearchValue } from '../../navigation/use-address.ts';
import { useShownGame } from '../../features/vendor-games/frame/use-shown-game.ts';

/** `/game?g=<number>`: a vendor's game under the header; `demo=1` plays for play units. */
export function GamePage() {
  const nodeId = Number(useSearchValue('g') ?? 0);
  const kind = useSearchValue('demo') === '1' ? 'demo' : 'real';
  const isInPage = useSearchValue('in') === 'page';
  useShownGame({ nodeId, kind, isInPage, hasBottomBar: false });
  return <div className="h-[calc(100dvh-var(--header))]" />;
}
