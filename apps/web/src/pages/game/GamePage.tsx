import { useAddress } from '../../navigation/use-address.ts';
import { useShownGame } from '../../features/vendor-games/frame/use-shown-game.ts';

/** `/game?g=<number>`: a vendor's game under the header; `demo=1` plays for play units. */
export function GamePage() {
  // Of the rendered page: the browser's address is the next page's while that is loaded.
  const { search } = useAddress();
  useShownGame({
    nodeId: Number(search['g'] ?? 0),
    kind: search['demo'] === '1' ? 'demo' : 'real',
    isInPage: search['in'] === 'page',
    hasBottomBar: false,
  });
  return <div className="h-[calc(100dvh-var(--header))]" />;
}
