import type { BooksCheck, BooksVerification } from '@fairhouse/rules/fair';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';

/** What checking the books found: the verdict, and every check in words. */
export function BooksReport({ found }: { readonly found: BooksVerification }) {
  const t = useTexts('books');
  const holds = found.verdict === 'holds';
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <Card>
      <p
        role="status"
        className={clsx('mb-3 flex items-center gap-3', holds ? 'text-won' : 'text-lost')}
      >
        <Icon aria-hidden size={28} className="shrink-0" />
        <strong className="text-lg">{t(holds ? 'holds' : 'failed')}</strong>
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {found.checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </Card>
  );
}

const MARKS = {
  ok: { Icon: CircleCheck, colour: 'text-won' },
  failed: { Icon: CircleX, colour: 'text-lost' },
  unchecked: { Icon: CircleDashed, colour: 'text-ink-3' },
} as const;

function CheckRow({ check }: { readonly check: BooksCheck }) {
  const t = useTexts('books');
  const { Icon, colour } = MARKS[check.status];
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden size={22} className={clsx('mt-0.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {t(`check.${check.name}`)}
          <span className={clsx('text-xs font-semibold', colour)}>
            {t(`status.${check.status}`)}
          </span>
        </p>
        <p className="text-sm text-ink-2">{t(`check.${check.name}.text`)}</p>
        {check.problem !== undefined && (
          <p className="text-sm break-words text-lost">
            {t('because', { problem: check.problem })}
          </p>
        )}
      </div>
    </li>
  );
}
