import { Link } from '../../../../navigation/Link.tsx';
import { useCall } from '../../../../calls/use-call.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { verifyUrl } from '../../../../urls.ts';
import type { DrawItem } from '../../board/use-draw.ts';
import { roundSeal } from './round-seal.ts';

/** The derivation of the last round's result: sum and seal. */
export function LastRound({ last }: { readonly last: DrawItem }) {
  const t = useTexts('yeekee');
  const { gameCode, issue, shortIssue } = last;
  const { data } = useCall('roundEntries', { issue });
  if (data?.sum === undefined || data.numbers === undefined) return null;
  const parts = [
    ['sum', data.sum],
    ['seal', roundSeal(data.sum, data.numbers)],
    ['result', data.numbers],
  ] as const;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('how', { issue: shortIssue })}</h3>
      <dl className="grid gap-2 sm:grid-cols-3">
        {parts.map(([name, digits]) => (
          <div key={name} className="rounded-md border border-line bg-surface-2 px-3 py-2">
            <dt className="text-xs text-ink-3">{t(name)}</dt>
            <dd className="figures text-lg font-semibold tracking-[0.2em]">{digits}</dd>
          </div>
        ))}
      </dl>
      <Link to={verifyUrl(gameCode, issue)} className="font-medium text-accent-text">
        {t('check')}
      </Link>
    </section>
  );
}
