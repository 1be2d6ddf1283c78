import { useState, type ReactNode } from 'react';
import { EmptyArt } from '../../../../art/EmptyArt.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useChoiceFilter, useFilter } from '../../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../../centre/FileButton.tsx';
import { useDays } from '../../../../centre/use-days.ts';
import { useSiteTimes } from '../../../../centre/use-site-times.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { Badge } from '../../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { MorePages } from '../MorePages.tsx';
import { PeriodBar } from '../PeriodBar.tsx';
import { BetDialog } from './BetDialog.tsx';
import { RESULT_TONES, ResultField, ScopeField } from './BetFilters.tsx';
import { SelectionSums } from './SelectionSums.tsx';
import { Times } from './Times.tsx';
import { useListTotals } from './use-list-totals.tsx';
import { RESULTS, SCOPES } from '../scopes.ts';
import { SearchField } from '../SearchField.tsx';
import { usePages } from '../use-pages.ts';
import { UsernameField } from '../UsernameField.tsx';

type Bet = ValueOf<'agentBets'>['list'][number];

/** The orders of the team in lotteries, newest first. */
export function LotteryBets() {
  const t = useTexts('agentFigures');
  const days = useDays('week');
  const username = useFilter('user');
  const scope = useChoiceFilter('scope', SCOPES);
  const result = useChoiceFilter('state', RESULTS);
  const lottery = useFilter('kind')?.slice(0, 16);
  const issue = useFilter('issue')?.slice(0, 40);
  const games = useCall('gameMenus', {}).data?.groups.flatMap((group) => group.games) ?? [];
  const filter = {
    ...days.days,
    ...(username === undefined ? {} : { username }),
    ...(scope === undefined ? {} : { scope }),
    ...(result === undefined ? {} : { result }),
    ...(lottery === undefined ? {} : { lottery }),
    ...(issue === undefined ? {} : { issue }),
  };
  const query = usePages('agentBets', filter);
  const bets = query.data?.pages.flatMap(({ list }) => list);
  const currency = query.data?.pages[0]?.currency ?? '';
  return (
    <>
      <PeriodBar days={days} extra={<FileButton load={() => loadFile('agentBetsCsv', filter)} />}>
        <ChoiceField
          label={t('lottery')}
          filter="kind"
          any={t('allLotteries')}
          choices={games.map((game) => ({ value: game.gameCode, label: game.name }))}
          value={lottery}
        />
        <ScopeField />
        <ResultField />
        <SearchField label={t('draw')} filter="issue" placeholder={t('drawHint')} />
        <UsernameField />
      </PeriodBar>
      <SelectionSums name="agentBetSums" filter={filter} />
      <MorePages query={query}>
        <BetTable bets={bets} currency={currency} isWhole={!query.hasNextPage} />
      </MorePages>
    </>
  );
}

interface BetTableProps {
  readonly bets: readonly Bet[] | undefined;
  readonly currency: string;
  /** No further page is left. */
  readonly isWhole: boolean;
}

function BetTable({ bets, currency, isWhole }: BetTableProps) {
  const t = useTexts('agentFigures');
  const { dateTime } = useSiteTimes();
  const [opened, setOpened] = useState<Bet>();
  const money = (value: string) => <Money value={value} currency={currency} bare />;
  const columns: readonly Column<Bet>[] = [
    {
      key: 'placed',
      phone: 'hidden',
      name: t('placed'),
      cell: (bet) => (
        <button
          type="button"
          aria-label={t('detailsOf', { order: bet.order })}
          className="text-left hover:text-accent-text"
          onClick={() => setOpened(bet)}
        >
          <Times placedAt={bet.placedAt} settledAt={bet.settledAt} />
        </button>
      ),
    },
    {
      key: 'username',
      phone: 'title',
      name: t('username'),
      cell: (bet) => <span className="whitespace-nowrap">{bet.username}</span>,
    },
    {
      key: 'open',
      phone: 'open',
      phoneOnly: true,
      name: t('details'),
      cell: (bet) => (
        <button type="button" onClick={() => setOpened(bet)}>
          {dateTime(bet.placedAt)}
        </button>
      ),
    },
    {
      key: 'draw',
      phone: 'hidden',
      name: t('lottery'),
      cell: (bet) => (
        <span className="block max-w-28 truncate" title={`${bet.game} ${bet.issue}`}>
          {bet.game}
          <span className="figures block truncate text-xs text-ink-3">{drawNumber(bet)}</span>
        </span>
      ),
    },
    {
      key: 'drawAndPrize',
      phone: 'more',
      phoneOnly: true,
      name: t('draw'),
      cell: (bet) => (
        <span className="flex flex-wrap justify-between gap-x-2">
          <span>
            {bet.game} <span className="figures whitespace-nowrap">{drawNumber(bet)}</span>
          </span>
          {bet.status === 'won' && (
            <span className="ml-auto">
              {t('prize')} <Money value={bet.prize} currency={currency} />
            </span>
          )}
        </span>
      ),
    },
    { key: 'play', phone: 'more', name: t('play'), cell: (bet) => <Play bet={bet} /> },
    {
      key: 'multiple',
      phone: 'hidden',
      name: t('multiple'),
      figures: true,
      cell: ({ lines: [first] }) =>
        first === undefined ? (
          '–'
        ) : (
          <span className="whitespace-nowrap">
            {money(first.unit)} × {first.multiple}
          </span>
        ),
    },
    {
      key: 'stake',
      phone: 'hidden',
      name: `${t('stake')} / ${t('validBet')}`,
      figures: true,
      cell: (bet) => two(money(bet.stake), money(bet.validBet)),
    },
    {
      key: 'prize',
      phone: 'hidden',
      name: t('prize'),
      figures: true,
      cell: (bet) => money(bet.prize),
    },
    {
      key: 'money',
      phone: 'figure',
      phoneOnly: true,
      name: t('stake'),
      cell: (bet) => (
        <>
          <span className="text-xs font-normal text-ink-3">{t('stake')}</span>{' '}
          <Money value={bet.stake} currency={currency} />
        </>
      ),
    },
    {
      key: 'status',
      phone: 'state',
      name: t('result'),
      cell: (bet) => <Badge tone={RESULT_TONES[bet.status]}>{t(`result.${bet.status}`)}</Badge>,
    },
  ];
  const totals = useListTotals(bets, { currency, isWhole, nameKey: 'placed' });
  return (
    <>
      <Table
        caption={t('bets')}
        columns={columns}
        rows={bets}
        keyOf={(bet) => bet.order}
        empty={
          <EmptyState art={<EmptyArt name="ledger" />} title={t('noBets')} text={t('noBetsText')} />
        }
        {...(totals === undefined
          ? {}
          : { totals: { ...totals, stake: two(totals.stake, totals.valid) } })}
      />
      {opened !== undefined && (
        <BetDialog bet={opened} currency={currency} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** The number of a bet's draw without the code of its lottery. */
const drawNumber = ({ issue }: Bet): string => issue.replace(/^[^-]*-/, '');

/** A figure, and another one below. */
const two = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    <span className="block text-xs font-normal text-ink-3">{second}</span>
  </>
);

/** The first bet in words, and how many more the order has. */
function Play({ bet }: { readonly bet: Bet }) {
  const t = useTexts('agentFigures');
  const [first] = bet.lines;
  if (first === undefined) return <span className="text-ink-3">{t('shared')}</span>;
  const more = bet.bets > 1 ? ` +${bet.bets - 1}` : '';
  return (
    <span
      className="block max-w-40 truncate max-md:max-w-none"
      title={`${first.play}: ${first.pick}`}
    >
      {first.play}
      {more}
      <span className="figures block truncate text-xs text-ink-3 max-md:inline max-md:pl-1.5">
        {first.pick}
      </span>
    </span>
  );
}
