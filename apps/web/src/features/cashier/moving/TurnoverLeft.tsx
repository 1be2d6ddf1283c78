import { parseAmount } from '@fairhouse/values';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { TurnoverBars } from '../withdrawals/TurnoverBars.tsx';

/** What is still to be turned over before a withdrawal, requirement by requirement. */
export function TurnoverLeft() {
  const t = useTexts('wallet');
  const currency = useBalance().balance?.currency ?? '';
  const query = useCall('turnoverList', {}, { staleTime: 0 });
  return (
    <CallResult query={query} loading={<Skeleton className="h-8" />}>
      {({ left }) =>
        (parseAmount(left) ?? 0n) === 0n ? (
          <p className="text-sm text-ink-3">{t('turnoverMet')}</p>
        ) : (
          <TurnoverBars currency={currency} />
        )
      }
    </CallResult>
  );
}
