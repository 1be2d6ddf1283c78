import { useSearchValue } from '../../navigation/use-address.ts';
import { GameStage } from '../../features/vendor-games/frame/GameStage.tsx';

/** `/game?g=<number>`: a vendor's game under the header; `demo=1` plays for play units. */
export function GamePage() {
  const nodeId = Number(useSearchValue('g') ?? 0);
  const kind = useSearchValue('demo') === '1' ? 'demo' : 'real';
  const isInPage = useSearchValue('in') === 'page';
  return (
    <div className="h-[calc(100dvh-var(--header))]">
      <GameStage key={nodeId} nodeId={nodeId} kind={kind} isInPage={isInPage} />
    </div>
  );
}
