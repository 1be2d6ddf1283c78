import { parseAmount } from '@fairhouse/values';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';

/** Polled, because stakes increase the turnover while the page is open. */
const POLL_INTERVAL_MS = 15_000;

/** The progress of each turnover requirement, as a bar. */
export function TurnoverBars({ currency }: { readonly currency: string }) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const query = useCall('turnoverList', {}, { staleTime: 0, refetchInterval: POLL_INTERVAL_MS });
  return (
    <CallResult query={query} loading={<Skeleton className="mt-3 h-8" />}>
      {({ list }) => (
        <ul className="mt-3 flex max-w-md flex-col gap-3">
          {list.map((each) => (
            <li key={`${each.reference}${each.time}`} className="text-xs">
              <div className="mb-1 flex flex-wrap justify-between gap-x-3">
                <span className="text-ink-2">
                  {t(`requirement.${each.kind}`)} {each.reference}
                </span>
                <span className="figures">
                  {t('ofRequired', {
                    filled: money(each.filled, currency, { exact: 'parts' }),
                    required: money(each.required, currency, { exact: 'parts' }),
                  })}
                </span>
              </div>
              <progress
                aria-label={t('condition.turnover')}
                value={share(each.filled, each.required)}
                max={100}
                className="h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
              />
            </li>
          ))}
        </ul>
      )}
    </CallResult>
  );
}

/** Whole percent, rounded down, so that a bar is full only when the requirement is met. */
function share(filled: string, required: string): number {
  const whole = parseAmount(required) ?? 0n;
  if (whole === 0n) return 100;
  const percent = ((parseAmount(filled) ?? 0n) * 100n) / whole;
  return percent > 100n ? 100 : Number(percent);
}
