import clsx from 'clsx';
import { BookOpenCheck, ScrollText } from 'lucide-react';
import { Link } from '../navigation/Link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { buttonClass } from '../ui/forms/Button.tsx';
import { urls } from '../urls.ts';

/** Links to what the operator publishes for verification: its books, and the log of its draws. */
export function BooksLinks({ className }: { readonly className?: string }) {
  const t = useTexts('books');
  return (
    <p className={clsx('flex flex-wrap gap-3', className)}>
      <Link to={urls.books} className={buttonClass('outline')}>
        <BookOpenCheck aria-hidden size={16} />
        {t('link')}
      </Link>
      <Link to={urls.drawLog} className={buttonClass('outline')}>
        <ScrollText aria-hidden size={16} />
        {t('log.link')}
      </Link>
    </p>
  );
}
