import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAddress } from '../../../navigation/use-address.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonCards } from '../../../ui/layout/Skeleton.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { GamePages } from './GamePages.tsx';
import type { GameType } from '../cards/game-view.ts';
import {
  countFilters,
  SORTS,
  withoutFilters,
  writeFilters,
  type ListFilters,
} from './list-filters.ts';
import { SearchField } from './SearchField.tsx';
import { useFollowedJackpots } from '../cards/use-jackpots.ts';
import { useGameList, type GameListView } from './use-game-list.ts';
import { useListFilters } from './use-list-filters.ts';

const ALL = '';

interface GameBrowserProps {
  /** Undefined for games of all types. */
  readonly gameType?: GameType;
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
  /** In place of the list while nothing is searched or filtered. */
  readonly children?: ReactNode;
  /** In place of the list where there is no game of the type at all. */
  readonly none?: ReactNode;
}

/** Search, order, filters, and the games that they leave. */
export function GameBrowser({ gameType, vendors, children, none }: GameBrowserProps) {
  const t = useTexts('vendorGames');
  const [filters, change] = useListFilters();
  const [isFiltering, setFiltering] = useState(false);
  useFollowedJackpots();
  const games = useGameList(gameType, filters);
  const count = countFilters(filters);
  const isNarrowed = filters.q.trim() !== '' || count > 0;
  const nameOf = (code: string) => vendors.find((each) => each.code === code)?.name ?? code;
  if (none !== undefined && !isNarrowed && games.facets !== undefined && games.total === 0) {
    return none;
  }
  const showsList = children === undefined || isNarrowed || filters.sort !== 'popular';
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2 md:mb-5 md:gap-3">
        <div className="min-w-0 flex-1 basis-full md:basis-80">
          <SearchField value={filters.q} onSearch={(q) => change({ ...filters, q })} />
        </div>
        <Select
          aria-label={t('sort')}
          choices={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={filters.sort}
          onChoose={(sort) => change({ ...filters, sort })}
          className="min-w-0 flex-1 md:w-52 md:flex-none"
        />
        <Button
          look="outline"
          className="min-h-11!"
          icon={<SlidersHorizontal aria-hidden size={18} />}
          onClick={() => setFiltering(true)}
        >
          {t('filters')}
          {count > 0 && <span className="figures text-accent-text">{count}</span>}
        </Button>
      </div>
      {vendors.length > 1 && (
        <Tabs
          className="mb-5"
          label={t('filter.vendor')}
          look="chips"
          tabs={[
            { value: ALL, label: t('allVendors') },
            ...vendors.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={filters.vendor.length === 1 ? (filters.vendor[0] ?? ALL) : ALL}
          onChoose={(code) => change({ ...filters, vendor: code === ALL ? [] : [code] })}
        />
      )}
      {showsList ? <List filters={filters} games={games} onChange={change} /> : children}
      {isFiltering && (
        <FilterDialog
          filters={filters}
          games={games}
          vendorName={nameOf}
          onChange={change}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

interface ListProps {
  readonly filters: ListFilters;
  readonly games: GameListView;
  readonly onChange: (next: ListFilters) => void;
}

function List({ filters, games, onChange }: ListProps) {
  const t = useTexts('vendorGames');
  const { path } = useAddress();
  const list = `${path} ${JSON.stringify(writeFilters(filters))}`;
  if (games.isPending) return <SkeletonCards cards={8} />;
  if (games.error !== null && games.pages.length === 0) {
    return (
      <ErrorState message={games.error.message} busy={games.isFetching} onRetry={games.retry} />
    );
  }
  const count = countFilters(filters);
  return (
    <section aria-busy={games.isFetching}>
      <h2 className="sr-only">{t('games')}</h2>
      <div className="mb-3 flex min-h-10 items-center gap-3">
        <p aria-live="polite" className="text-sm text-ink-2">
          {t('found', { count: games.total })}
        </p>
        {count > 0 && (
          <Button
            look="ghost"
            size="sm"
            icon={<X aria-hidden size={16} />}
            onClick={() => onChange(withoutFilters(filters))}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      {games.total === 0 && games.pages.length > 0 ? (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('noneFound')}
          text={t('noneFoundText')}
          action={
            <Button onClick={() => onChange({ ...withoutFilters(filters), q: '' })}>
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <GamePages key={list} list={list} games={games} />
      )}
    </section>
  );
}
