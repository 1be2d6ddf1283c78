import { ChevronRight } from 'lucide-react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import {
  setCentreFilters,
  useChoiceFilter,
  useFilter,
  usePageFilter,
} from '../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../centre/FileButton.tsx';
import { useDays } from '../../../centre/use-days.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { CATEGORIES } from './categories.ts';
import { LineTable } from './LineTable.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { UsernameField } from './UsernameField.tsx';

export type Statements = ValueOf<'agentStatements'>;

const PAGE_SIZE = 20;

/** Profit and loss of the team, by the lines of an agent; a line opens its own lines. */
export function TeamStatements() {
  const t = useTexts('agentFigures');
  const days = useDays('week');
  const username = useFilter('user');
  const category = useChoiceFilter('category', CATEGORIES);
  const page = usePageFilter();
  const filter = {
    ...days.days,
    ...(username === undefined ? {} : { username }),
    ...(category === undefined ? {} : { category }),
  };
  const asked = { ...filter, pageNo: String(page), pageSize: String(PAGE_SIZE) };
  const query = useCall('agentStatements', asked as never, { staleTime: 0, keepPrevious: true });
  return (
    <>
      <PeriodBar
        days={days}
        extra={<FileButton load={() => loadFile('agentStatementsCsv', filter)} />}
      >
        <ChoiceField
          label={t('category')}
          filter="category"
          any={t('allCategories')}
          choices={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={category}
        />
        <UsernameField />
      </PeriodBar>
      <CallResult query={query}>
        {(found) => (
          <>
            <LinePath path={found.path} />
            {found.list.length === 0 ? (
              <EmptyState
                art={<EmptyArt name="ledger" />}
                title={t('noFigures')}
                text={t('noFiguresText')}
              />
            ) : (
              <LineTable found={found} />
            )}
            <Pagination
              page={Math.min(page, Math.max(1, Math.ceil(found.count / PAGE_SIZE)))}
              pageSize={PAGE_SIZE}
              total={found.count}
              onChoose={(next) => setCentreFilters({ page: String(next) })}
            />
          </>
        )}
      </CallResult>
    </>
  );
}

/** The way from the agent down to the lines on the screen; it goes no further up. */
function LinePath({ path }: { readonly path: readonly string[] }) {
  const t = useTexts('agentFigures');
  return (
    <nav aria-label={t('line')} className="mb-3">
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {path.map((name, at) => (
          <li key={name} className="flex items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden size={14} className="text-ink-3" />}
            {at === path.length - 1 ? (
              <span aria-current="page" className="px-1 font-semibold">
                {t('teamOf', { name })}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-11 rounded-md px-1 text-accent-text hover:underline"
                onClick={() => setCentreFilters({ user: at === 0 ? undefined : name })}
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
