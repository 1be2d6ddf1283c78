import { useCallback } from 'react';
import { useSignal } from '../../../calls/live.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Stat } from '../../../ui/layout/Card.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { DepositSkeleton } from '../deposits/DepositSkeleton.tsx';
import { withdrawConditions } from './withdraw-conditions.ts';
import { remainingToday, type WithdrawSettings } from './withdraw-preview.ts';
import { WithdrawChecklist } from './WithdrawChecklist.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Polled, because not every payout of a draw and change of turnover is signalled. */
const POLL_INTERVAL_MS = 15_000;

/** A new withdrawal: the withdrawable amount, unmet conditions, and the form once all are met. */
export function NewWithdrawal() {
  const query = useCall(
    'withdrawSettings',
    {},
    { staleTime: 0, refetchInterval: POLL_INTERVAL_MS },
  );
  useSignal(
    'balance',
    useCallback(() => invalidateCalls('withdrawSettings', 'turnoverList'), []),
  );
  return (
    <CallResult query={query} loading={<DepositSkeleton />}>
      {(settings) => {
        const conditions = withdrawConditions(settings);
        return (
          <div className="flex flex-col gap-6">
            <Figures settings={settings} />
            <WithdrawChecklist conditions={conditions} settings={settings} />
            {conditions.every(({ met }) => met) && <WithdrawForm settings={settings} />}
          </div>
        );
      }}
    </CallResult>
  );
}

function Figures({ settings }: { readonly settings: WithdrawSettings }) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { currency } = settings;
  const minutes = settings.medianPayoutSeconds && Math.ceil(settings.medianPayoutSeconds / 60);
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
      <Stat
        label={t('available')}
        value={money(settings.available, currency)}
        note={t('availableNote')}
      />
      <Stat
        label={t('leftToday')}
        value={money(remainingToday(settings), currency)}
        note={t('countToday', { used: settings.countToday, max: settings.countMax })}
      />
      <Stat
        label={t('usualTime')}
        value={minutes === null ? t('unknownTime') : t('minutes', { count: minutes })}
        note={minutes === null ? t('unknownTimeNote') : t('usualTimeNote')}
      />
    </div>
  );
}
