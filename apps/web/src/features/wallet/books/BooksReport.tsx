import type { BooksVerification } from '@fairhouse/rules/fair';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { CheckList } from '../../../ui/forms/CheckList.tsx';

const VERDICTS = {
  holds: { Icon: CircleCheck, colour: 'text-won' },
  empty: { Icon: CircleDashed, colour: 'text-ink-2' },
  failed: { Icon: CircleX, colour: 'text-lost' },
} as const;

/** The result of checking the books: the verdict, and every check in words. */
export function BooksReport({ found }: { readonly found: BooksVerification }) {
  const t = useTexts('books');
  const { Icon, colour } = VERDICTS[found.verdict];
  return (
    <Card>
      <p role="status" className={clsx('mb-3 flex items-center gap-3', colour)}>
        <Icon aria-hidden size={28} className="shrink-0" />
        <strong className="text-lg">{t(found.verdict)}</strong>
      </p>
      <CheckList
        lines={found.checks.map(({ name, status, problem }) => ({
          key: name,
          state: status === 'unchecked' ? 'open' : status,
          title: t(`check.${name}`),
          text: t(`check.${name}.text`),
          word: t(`status.${status}`),
          problem: problem && t('because', { problem }),
        }))}
      />
    </Card>
  );
}
