import { CallResult } from '../../calls/CallResult.tsx';
import { useCall } from '../../calls/use-call.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { useSiteTimes } from '../../centre/use-site-times.ts';
import { ZoneNote } from '../../centre/ZoneNote.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Money } from '../../ui/data/Money.tsx';
import { Button } from '../../ui/forms/Button.tsx';
import { SkeletonRows } from '../../ui/layout/Skeleton.tsx';

const SHOWN = 5;

/** The last movements of the main wallet, and the way to all of them. */
export function LatestMovements({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTexts('wallet');
  const { dateTime, timeZone } = useSiteTimes();
  const currency = useBalance().balance?.currency ?? '';
  const query = useCall('memTransDet', { pageSize: SHOWN }, { staleTime: 0 });
  return (
    <CallResult query={query} loading={<SkeletonRows rows={3} className="h-11!" />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="text-sm text-ink-3">{t('firstDeposit')}</p>
        ) : (
          <>
            <ul className="rounded-lg border border-line bg-surface-2 text-sm">
              {list.map((line) => (
                <li
                  key={`${line.id}-${line.leg}`}
                  className="flex items-baseline justify-between gap-3 border-t border-line px-3.5 py-2 first:border-t-0"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{t(`kind.${line.kind}`)}</span>
                    <span className="figures block text-xs text-ink-3">{dateTime(line.time)}</span>
                  </span>
                  <span className="shrink-0 font-semibold">
                    <Money value={line.amount} currency={currency} result />
                  </span>
                </li>
              ))}
            </ul>
            <ZoneNote timeZone={timeZone} />
            <Button look="ghost" size="sm" className="mt-1 -ml-3" onClick={onOpen}>
              {t('seeAll')}
            </Button>
          </>
        )
      }
    </CallResult>
  );
}
