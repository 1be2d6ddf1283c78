import { OfferList } from '../../features/lottery/offers/OfferList.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** `/groupBuy`: the group buys of all lotteries, and those that the player has shares of. */
export function OffersPage() {
  const t = useTexts('offers');
  return (
    <div className="page pb-16">
      <PageHead title={t('title')} about={t('about')} />
      <Card>
        <OfferList />
      </Card>
    </div>
  );
}
