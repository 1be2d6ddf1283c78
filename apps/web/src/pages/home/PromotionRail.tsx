import { Link } from '../../navigation/Link.tsx';
import { useCall } from '../../calls/use-call.ts';
import { PromotionCard } from '../../features/promotions/PromotionCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Rail } from '../../ui/layout/Rail.tsx';
import { urls } from '../../urls.ts';
import { PROMOTIONS } from './promotions-input.ts';

/** The running promotions; renders nothing if there are none. */
export function PromotionRail() {
  const t = useTexts('home');
  const { data } = useCall('announcements', PROMOTIONS);
  if (data === undefined || data.length === 0) return null;
  return (
    <Rail
      title={t('promotions')}
      extra={
        <Link
          to={urls.promotions}
          className="inline-flex min-h-10 items-center px-2 text-sm font-medium text-accent-text phone:min-h-11"
        >
          {t('allPromotions')}
        </Link>
      }
    >
      {data.map((promotion) => (
        <li key={promotion.id} className="w-72 shrink-0 snap-start md:w-88">
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </Rail>
  );
}
