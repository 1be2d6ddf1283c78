import { Suspense, useCallback, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import type { Game } from '../../../draws/draw-view.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { readConfirmChoice } from '../slip/confirm-rule.ts';
import { ShortLine } from '../slip/ShortLine.tsx';
import { StakeButton } from '../slip/StakeButton.tsx';
import { useMoney } from '../use-money.ts';
import { mustAskFor, placeable, type BoardReport } from './board-report.ts';

const confirm = lazyPart(
  () => import('../../../ui/overlays/ConfirmDialog.tsx'),
  (m) => m.ConfirmDialog,
);

interface CommonSlipProps {
  readonly games: readonly Game[];
  readonly reports: readonly BoardReport[];
  /** The place of a lottery's bets, which its board fills. */
  readonly onSlot: (gameCode: string, element: HTMLElement | null) => void;
  readonly onPlace: (gameCodes: readonly string[]) => void;
}

/** The bets of all boards, by lottery, and one press that places each lottery's order. */
export function CommonSlip({ games, reports, onSlot, onPlace }: CommonSlipProps) {
  const t = useTexts('lottery');
  const s = useTexts('severalBoards');
  const money = useMoney();
  const [isAsked, setAsked] = useState(false);
  const { ready, stake, isPending } = placeable(reports);
  const isEmpty = reports.every(({ bets }) => bets === 0);
  const place = () => {
    setAsked(false);
    onPlace(ready.map(({ gameCode }) => gameCode));
  };
  const press = () => {
    if (!passGate('session')) return;
    if (mustAskFor(readConfirmChoice(), ready)) setAsked(true);
    else place();
  };
  return (
    <aside aria-label={t('slip')} className="sticky top-20">
      <Card className="flex max-h-[calc(100dvh-6rem)] flex-col gap-3 p-4!">
        <h2 className="text-lg font-semibold">{t('slip')}</h2>
        {isEmpty && <p className="text-sm text-ink-2">{s('slipEmpty')}</p>}
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto">
          {games.map(({ gameCode }) => (
            <Slot key={gameCode} gameCode={gameCode} onSlot={onSlot} />
          ))}
        </div>
        <ShortLine stake={stake} />
        <StakeButton
          stake={stake}
          look="primary"
          size="lg"
          busy={isPending}
          disabled={ready.length === 0}
          onClick={press}
        >
          {ready.length === 0 ? t('bet') : t('place', { amount: money(stake) })}
        </StakeButton>
      </Card>
      {isAsked && (
        <Suspense fallback={null}>
          <confirm.Part
            title={t('confirmTitle')}
            confirmLabel={t('place', { amount: money(stake) })}
            cancelLabel={t('back')}
            onConfirm={place}
            onClose={() => setAsked(false)}
          >
            <ul className="flex flex-col gap-2">
              {ready.map((each) => (
                <li key={each.gameCode} className="flex justify-between gap-4">
                  <span>
                    {each.name}{' '}
                    <span className="text-ink-3">{t('slipBets', { count: each.bets })}</span>
                  </span>
                  <span className="figures font-semibold">{money(each.stake)}</span>
                </li>
              ))}
            </ul>
          </confirm.Part>
        </Suspense>
      )}
    </aside>
  );
}

/** The callback is the same at every render: a new one would take the element away and back. */
function Slot({ gameCode, onSlot }: Pick<CommonSlipProps, 'onSlot'> & { gameCode: string }) {
  const show = useCallback(
    (element: HTMLElement | null) => onSlot(gameCode, element),
    [gameCode, onSlot],
  );
  return <div ref={show} />;
}
