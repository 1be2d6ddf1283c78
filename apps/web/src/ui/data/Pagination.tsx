import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../forms/Button.tsx';
import { pageRange } from './page-range.ts';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChoose: (page: number) => void;
}

/** The pagination of a list; renders nothing for a single page. */
export function Pagination({ page, pageSize, total, onChoose }: PaginationProps) {
  const t = useTexts('ui');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1 pt-4">
      <IconButton label={t('previous')} disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      {pageRange(page, pages).map((each, index) =>
        each === 'gap' ? (
          <span key={`gap${index}`} className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            aria-current={each === page ? 'page' : undefined}
            aria-label={t('page', { page: each })}
            onClick={() => onChoose(each)}
            className={clsx(
              'figures min-w-10 rounded-md px-2 py-2 text-sm font-medium phone:min-w-11 phone:py-2.5',
              each === page ? 'bg-accent text-on-accent' : 'text-ink-2 hover:bg-surface-3',
            )}
          >
            {each}
          </button>
        ),
      )}
      <IconButton label={t('next')} disabled={page >= pages} onClick={() => onChoose(page + 1)}>
        <ChevronRight aria-hidden size={18} />
      </IconButton>
    </nav>
  );
}
