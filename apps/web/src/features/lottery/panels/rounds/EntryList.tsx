import { SUBTRACTED_PLACE } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';

/**
 * The numbers entered into a round, newest first; the player's own and the sixteenth are marked.
 */
export function EntryList({ entries: { list } }: { readonly entries: ValueOf<'roundEntries'> }) {
  const t = useTexts('yeekee');
  if (list.length === 0) return <p className="text-sm text-ink-3">{t('none')}</p>;
  return (
    <div
      className="max-h-72 overflow-y-auto"
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t('list')}
    >
      <ol className="figures grid gap-1.5 sm:grid-cols-2">
        {list.map(({ place, number, account, own }) => {
          const isRemoved = place === SUBTRACTED_PLACE;
          return (
            <li
              key={place}
              className={clsx(
                'flex min-w-0 items-center gap-3 rounded-md border px-3 py-2 text-sm',
                own ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface-2',
              )}
            >
              <span className="w-8 shrink-0 text-ink-3">{place}</span>
              <strong className={clsx('tracking-[0.2em]', isRemoved && 'line-through')}>
                {number}
              </strong>
              <span className="ml-auto truncate text-xs text-ink-2">
                {isRemoved && `${t('ignored')} · `}
                {own ? t('own') : account}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
