import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usedShare } from '../limit-request.ts';
import { useLimitText } from '../use-limit-text.ts';

/** The limit of which most is used, beside the pace; narrow screens show its share alone. */
export function NearestLimit() {
  const t = useTexts('protection');
  const { data } = useCall('protection', {}, { staleTime: 0 });
  const most = useLimitText(data?.currency ?? '');
  const [nearest] = (data?.limits ?? []).toSorted(
    (one, other) => usedShare(other) - usedShare(one),
  );
  if (nearest === undefined) return null;
  const kind = t(`limit.${nearest.kind}`);
  return (
    <span className="min-w-0 truncate text-ink-3">
      <span className="md:hidden">
        {kind} <span className="figures">{usedShare(nearest)}&nbsp;%</span>
      </span>
      <span className="max-md:hidden">
        {kind} {t(`period.${nearest.period}`)}{' '}
        {t('usedOf', {
          used: most(nearest.used, nearest.usedMinutes),
          most: most(nearest.amount, nearest.minutes),
        })}
      </span>
    </span>
  );
}
