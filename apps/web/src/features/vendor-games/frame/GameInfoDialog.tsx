import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { rateOf, type GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { asWords, useFeatureName } from '../cards/use-filter-words.ts';

interface GameInfoDialogProps {
  readonly game: GameCardView;
  readonly kind: LaunchKind;
  /** Launches the game again for the other kind of money. */
  readonly onKind: (kind: LaunchKind) => void;
  readonly onClose: () => void;
}

/** What the vendor states about the game. */
export function GameInfoDialog({ game, kind, onKind, onClose }: GameInfoDialogProps) {
  const t = useTexts('vendorGames');
  const featureName = useFeatureName();
  const { money, percent, number, list } = useFormats();
  const currency = useSite()?.currency ?? '';
  const { rtpLow, rtpHigh, volatility, hitRate, maxMultiplier, minBet, maxBet, maxWin } = game;
  const rtp =
    rtpLow === rtpHigh
      ? percent(rateOf(rtpHigh))
      : `${percent(rateOf(rtpLow))} – ${percent(rateOf(rtpHigh))}`;
  return (
    <Dialog
      title={game.name}
      about={game.vendorName}
      focusSelf
      onClose={onClose}
      footer={
        game.hasDemo && (
          <Button
            onClick={() => {
              onClose();
              onKind(kind === 'demo' ? 'real' : 'demo');
            }}
          >
            {t(kind === 'demo' ? 'playReal' : 'playDemo')}
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact name={t('rtp')}>{rtp}</Fact>
        {volatility !== null && (
          <Fact name={t('filter.volatility')}>{t('volatilityIs', { level: volatility })}</Fact>
        )}
        {hitRate !== null && <Fact name={t('hitRate')}>{percent(rateOf(hitRate))}</Fact>}
        {maxMultiplier !== null && <Fact name={t('maxWin')}>{number(maxMultiplier)}×</Fact>}
        {minBet !== null && <Fact name={t('minBet')}>{money(minBet, currency)}</Fact>}
        {maxBet !== null && <Fact name={t('maxBet')}>{money(maxBet, currency)}</Fact>}
        {maxWin !== null && <Fact name={t('mostPaid')}>{money(maxWin, currency)}</Fact>}
      </dl>
      {game.features.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          {t('filter.feature')}: {list(game.features.map(featureName))}
        </p>
      )}
      {game.themes.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {t('filter.theme')}: {list(game.themes.map(asWords))}
        </p>
      )}
      <p className="mt-4 text-sm text-ink-3">{t('rulesText')}</p>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  );
}
