import { ChevronRight, Ticket } from 'lucide-react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { useMoney } from '../use-money.ts';
import { betTotals } from './bet-totals.ts';

/** The stakes of so many orders are summed up. */
const SUMMED = 50;

/** How many orders wait for their draw, with what is staked on them. */
export function OpenBets({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTexts('wallet');
  const money = useMoney();
  const query = useCall('myBets', { state: 'open', pageNo: 1, pageSize: SUMMED }, { staleTime: 0 });
  return (
    <CallResult query={query} loading={<Skeleton className="h-15 rounded-lg" />}>
      {({ list, total }) => {
        const amount = money(betTotals(list).open);
        const stakes = total > list.length ? 'openStakesOver' : 'openStakes';
        return (
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-15 w-full items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-2 text-left text-sm hover:border-accent-line"
          >
            <Ticket aria-hidden size={20} className="shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {t('openBets')} <span className="figures">{total}</span>
              </span>
              <span className="figures block text-xs text-ink-3">
                {total === 0 ? t('noOpenBets') : t(stakes, { amount })}
              </span>
            </span>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
          </button>
        );
      }}
    </CallResult>
  );
}
