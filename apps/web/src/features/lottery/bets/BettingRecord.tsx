import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { BetDetail } from './BetDetail.tsx';
import { BetList } from './BetList.tsx';
import { setCentreFilters, useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import { useDays } from '../../../centre/use-days.ts';
import { FilterBar } from '../../../centre/FilterBar.tsx';
import { BetFile } from './BetFile.tsx';
import { ShareList } from './ShareList.tsx';

const STATES = ['open', 'won', 'lost', 'returned'] as const;
/** Orders, and shares of group buys, which have the same filters. */
const PARTS = ['bets', 'groupBuys'] as const;
type Part = (typeof PARTS)[number];
const ID = /^[0-9a-f-]{36}$/;

/**
 * The betting record: orders and shares of group buys by days, lottery and state, each with a link
 * to its detail.
 */
export function BettingRecord() {
  const order = useFilter('order');
  return order !== undefined && ID.test(order) ? <BetDetail order={order} /> : <Record />;
}

function Record() {
  const t = useTexts('members');
  const days = useDays('week');
  const state = useChoiceFilter('state', STATES);
  const part = useChoiceFilter('tab', PARTS) ?? 'bets';
  const gameCode = useFilter('kind')?.slice(0, 16);
  const games = useCall('gameMenus', {}).data?.groups.flatMap((group) => group.games) ?? [];
  const filter = {
    ...days.span,
    ...(state === undefined ? {} : { state }),
    ...(gameCode === undefined ? {} : { gameCode }),
  };
  const cleared = (value: string) => (value === 'all' ? undefined : value);
  return (
    <>
      <FilterBar days={days} extra={part === 'bets' ? <BetFile filter={filter} /> : undefined}>
        <Field label={t('lottery')}>
          {(control) => (
            <Select
              {...control}
              className="md:min-w-40"
              choices={[
                { value: 'all', label: t('allLotteries') },
                ...games.map((game) => ({ value: game.gameCode, label: game.name })),
              ]}
              value={gameCode ?? 'all'}
              onChoose={(value) => setCentreFilters({ kind: cleared(value) })}
            />
          )}
        </Field>
        <Field label={t('state')}>
          {(control) => (
            <Select
              {...control}
              className="md:min-w-36"
              choices={[
                { value: 'all', label: t('allStates') },
                ...STATES.map((value) => ({ value: value as string, label: t(`bet.${value}`) })),
              ]}
              value={state ?? 'all'}
              onChoose={(value) => setCentreFilters({ state: cleared(value) })}
            />
          )}
        </Field>
      </FilterBar>
      <Tabs<Part>
        look="chips"
        label={t('bets')}
        tabs={PARTS.map((value) => ({ value, label: t(value) }))}
        value={part}
        onChoose={(value) => setCentreFilters({ tab: value === 'bets' ? undefined : value })}
      >
        {part === 'bets' ? <BetList filter={filter} /> : <ShareList filter={filter} />}
      </Tabs>
    </>
  );
}
