import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usedShare } from '../limit-request.ts';
import { useLimitText } from '../use-limit-text.ts';

/** The limit of which most is used, beside the pace; narrow screens have it in what that opens. */
export function NearestLimit() {
  const t = useTexts('protection');
  const { data } = useCall('protection', {}, { staleTime: 0 });
  const most = useLimitText(data?.currency ?? '');
  const [nearest] = (data?.limits ?? []).toSorted(
    (one, other) => usedShare(other) - usedShare(one),
  );
  if (nearest === undefined) return null;
  return (
    <span className="min-w-0 truncate text-ink-3 max-md:hidden">
      {t(`limit.${nearest.kind}`)} {t(`period.${nearest.period}`)}{' '}
      {t('usedOf', {
        used: most(nearest.used, nearest.usedMinutes),
        most: most(nearest.amount, nearest.minutes),
      })}
    </span>
  );
}
