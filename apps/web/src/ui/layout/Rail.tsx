import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../forms/Button.tsx';

interface RailProps {
  readonly title: ReactNode;
  /** Content beside the title, such as a link to all. */
  readonly extra?: ReactNode;
  /** List items, each with its own width. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A row of cards that scrolls sideways: by touch, by wheel, by its two buttons. */
export function Rail({ title, extra, children, className }: RailProps) {
  const t = useTexts('ui');
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollBy({ left: direction * width * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={className}>
      <div className="mb-4 flex items-center gap-3">
        <h2 className="text-xl font-semibold md:text-2xl">{title}</h2>
        <div className="ml-auto flex items-center gap-1">
          {extra}
          <IconButton label={t('previous')} onClick={() => turn(-1)} className="max-md:hidden">
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton label={t('next')} onClick={() => turn(1)} className="max-md:hidden">
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      <ul
        ref={list}
        className={clsx(
          'rail -mx-4 scroll-px-4 gap-3 px-4 pb-2 md:mx-0 md:scroll-px-0.5 md:gap-4 md:px-0.5',
        )}
      >
        {children}
      </ul>
    </section>
  );
}
