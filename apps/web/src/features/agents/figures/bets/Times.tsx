import { useSiteTimes } from '../../../../centre/use-site-times.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';

interface TimesProps {
  readonly placedAt: number;
  readonly settledAt: number | undefined;
}

/** When a bet was placed, and when it was settled below. */
export function Times({ placedAt, settledAt }: TimesProps) {
  const t = useTexts('agentFigures');
  const { dateTime } = useSiteTimes();
  return (
    <span className="figures whitespace-nowrap">
      {dateTime(placedAt)}
      {settledAt !== undefined && (
        <span className="block text-xs text-ink-3" title={t('settled')}>
          {dateTime(settledAt)}
        </span>
      )}
    </span>
  );
}
