import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/layout/Notice.tsx';

interface DepositBreakProps {
  readonly pause: NonNullable<ValueOf<'protection'>['pause']>;
}

/** In place of a deposit's form: the break that closes deposits, and until when. */
export function DepositBreak({ pause }: DepositBreakProps) {
  const t = useTexts('protection');
  const { dateTime } = useFormats();
  const { kind, until } = pause;
  return (
    <Notice
      tone="accent"
      text={
        <>
          <strong className="block text-base">
            {t(kind === 'timeout' ? 'onTimeout' : 'onExclusion')}
          </strong>
          <span className="figures block">
            {until === null ? t('untilNever') : t('untilTime', { time: dateTime(until) })}
          </span>
          {t('depositsClosed')}
        </>
      }
    />
  );
}
