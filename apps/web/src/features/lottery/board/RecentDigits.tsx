import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';

interface RecentDigitsProps {
  readonly gameCode: string;
  readonly family: string;
}

/** Twenty fit on two rows of a phone. */
const SHOWN = 20;

/** The latest results of a lottery of one digit, newest first; its height is reserved. */
export function RecentDigits({ gameCode, family }: RecentDigitsProps) {
  const t = useTexts('pads');
  const { data } = useCall('trend', { gameCode, periods: SHOWN });
  const newest = data?.list.toReversed() ?? [];
  return (
    <section
      aria-label={t('recent')}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface-1 px-4 py-3"
    >
      <h2 className="text-xs text-ink-3">{t('recent')}</h2>
      <ol className="flex h-5.5 flex-wrap gap-1.5 overflow-hidden max-sm:h-12.5">
        {newest.map(({ shortIssue, numbers }, place) => (
          // By its place: what stands there changes with a draw, and nothing moves.
          <li key={place} title={shortIssue} className="flex">
            <ResultBalls family={family} numbers={numbers} size="xs" />
          </li>
        ))}
      </ol>
    </section>
  );
}
