import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePeriods } from '../use-periods.ts';
import { Notice } from '../../../ui/layout/Notice.tsx';

/** What the agent owes of contracts, and what its upline owes it. */
export function DebtNotice({ currency }: { readonly currency: string }) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const { period } = usePeriods();
  const { data } = useCall('agentDebts', {}, { staleTime: 0 });
  if (data === undefined) return null;
  const owed = data.owed.filter(({ outstanding }) => /[1-9]/.test(outstanding));
  return (
    <>
      {/[1-9]/.test(data.outstanding) && (
        <Notice tone="lost" text={t('owes', { amount: money(data.outstanding, currency) })} />
      )}
      {owed.map(({ bill, payer, outstanding, periodKey }) => (
        <Notice
          key={bill}
          tone="plain"
          text={t('owed', {
            name: payer,
            amount: money(outstanding, currency),
            period: period(periodKey),
          })}
        />
      ))}
    </>
  );
}
