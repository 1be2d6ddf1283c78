import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { useMoney } from '../use-money.ts';
import { OfferProgress } from './OfferProgress.tsx';

export type OfferItem = ValueOf<'openOffers'>['list'][number];

interface OfferCardProps {
  readonly offer: OfferItem;
  readonly onOpen: () => void;
}

/** One offer in a list: what it is, how much is sold, and the time that is left. */
export function OfferCard({ offer, onOpen }: OfferCardProps) {
  const t = useTexts('offers');
  const money = useMoney();
  const { mine } = offer;
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-surface-2 p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{offer.gameName}</strong>
        <span className="figures text-ink-3">{offer.shortIssue}</span>
        <Badge tone={offer.state === 'OPEN' ? 'accent' : 'plain'}>
          {t(`state.${offer.state}`)}
        </Badge>
        {offer.state === 'OPEN' && (
          <Countdown until={offer.closesAt} label={t('closesIn')} className="figures ml-auto" />
        )}
      </div>
      <OfferProgress offer={offer} />
      <p className="text-xs text-ink-3">
        {t('by', { name: offer.initiator })} · {t('commissionOf', { percent: offer.commission })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="figures">{t('each', { amount: money(offer.sharePrice) })}</span>
        {mine !== undefined && (
          <span className="text-ink-2">
            {t('youHave', { count: mine.shares, amount: money(mine.stake) })}
          </span>
        )}
        <Button size="sm" look="outline" className="ml-auto" onClick={onOpen}>
          {t('open')}
        </Button>
      </div>
    </li>
  );
}
