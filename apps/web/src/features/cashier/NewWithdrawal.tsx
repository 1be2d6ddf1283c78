import { useCallback } from 'react';
import { useLive } from '../../app/live.ts';
import { renew } from '../../app/queries.ts';
import { useCall } from '../../app/use-call.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Stat } from '../../ui/Card.tsx';
import { Answered } from '../members/Answered.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { withdrawConditions } from './withdraw-conditions.ts';
import { leftToday, type WithdrawSettings } from './withdraw-preview.ts';
import { WithdrawChecklist } from './WithdrawChecklist.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Draws that pay and turnover that fills up are not all signalled. */
const ASK_AGAIN_MS = 15_000;

/** A new withdrawal: what can leave, what stands in the way, and the form once nothing does. */
export function NewWithdrawal() {
  const query = useCall('withdrawSettings', {}, { staleTime: 0, refetchInterval: ASK_AGAIN_MS });
  useLive(
    'balance',
    useCallback(() => renew('withdrawSettings', 'turnoverList'), []),
  );
  return (
    <Answered query={query} loading={<DepositSkeleton />}>
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
    </Answered>
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
        value={money(leftToday(settings), currency)}
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
