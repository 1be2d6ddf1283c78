import type { BooksVerification } from '@fairhouse/rules/fair';
import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';

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
