import { EmptyArt } from '../../../../art/EmptyArt.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useChoiceFilter, useFilter } from '../../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../../centre/FileButton.tsx';
import { useDays } from '../../../../centre/use-days.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { Badge } from '../../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { RESULT_TONES, ResultField, ScopeField } from './BetFilters.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { MorePages } from '../MorePages.tsx';
import { PeriodBar } from '../PeriodBar.tsx';
import { RESULTS, SCOPES } from '../scopes.ts';
import { usePages } from '../use-pages.ts';
import { UsernameField } from '../UsernameField.tsx';
import { SelectionSums } from './SelectionSums.tsx';
import { Times } from './Times.tsx';
import { useListTotals } from './use-list-totals.tsx';

type Round = ValueOf<'agentRounds'>['list'][number];

/** The rounds of the team in games of vendors, newest first. */
export function GameRounds() {
  const t = useTexts('agentFigures');
  const days = useDays('week');
  const username = useFilter('user');
  const vendor = useFilter('vendor')?.slice(0, 32);
  const scope = useChoiceFilter('scope', SCOPES);
  const result = useChoiceFilter('state', RESULTS);
  const filter = {
    ...days.days,
    ...(username === undefined ? {} : { username }),
    ...(vendor === undefined ? {} : { vendor }),
    ...(scope === undefined ? {} : { scope }),
    ...(result === undefined ? {} : { result }),
  };
  const query = usePages('agentRounds', filter);
  const [first] = query.data?.pages ?? [];
  return (
    <>
      <PeriodBar days={days} extra={<FileButton load={() => loadFile('agentRoundsCsv', filter)} />}>
        <ChoiceField
          label={t('vendor')}
          filter="vendor"
          any={t('allVendors')}
          choices={(first?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={vendor}
        />
        <ScopeField />
        <ResultField />
        <UsernameField />
      </PeriodBar>
      <SelectionSums name="agentRoundSums" filter={filter} />
      <MorePages query={query}>
        <RoundTable
          rounds={query.data?.pages.flatMap(({ list }) => list)}
          currency={first?.currency ?? ''}
          isWhole={!query.hasNextPage}
        />
      </MorePages>
    </>
  );
}

interface RoundTableProps {
  readonly rounds: readonly Round[] | undefined;
  readonly currency: string;
  /** No further page is left. */
  readonly isWhole: boolean;
}

function RoundTable({ rounds, currency, isWhole }: RoundTableProps) {
  const t = useTexts('agentFigures');
  const money = (value: string) => <Money value={value} currency={currency} bare />;
  const columns: readonly Column<Round>[] = [
    {
      key: 'placed',
      phone: 'open',
      name: t('placed'),
      cell: (round) => <Times placedAt={round.placedAt} settledAt={round.settledAt} />,
    },
    { key: 'username', phone: 'title', name: t('username'), cell: (round) => round.username },
    {
      key: 'game',
      phone: 'note',
      name: t('game'),
      cell: (round) => (
        <span className="block max-w-48 truncate" title={round.round}>
          {round.game === '' ? round.vendorName : round.game}
          {round.game !== '' && (
            <span className="block truncate text-xs text-ink-3 max-md:inline max-md:pl-1">
              {round.vendorName}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'stake',
      phone: 'hidden',
      name: t('stake'),
      figures: true,
      cell: ({ stake }) => money(stake),
    },
    {
      key: 'valid',
      phone: 'hidden',
      name: t('validBet'),
      figures: true,
      cell: ({ validBet }) => money(validBet),
    },
    {
      key: 'prize',
      phone: 'hidden',
      name: t('prize'),
      figures: true,
      cell: ({ prize }) => money(prize),
    },
    {
      key: 'money',
      phone: 'figure',
      phoneOnly: true,
      name: t('stake'),
      cell: ({ status, prize, stake }) => (
        <Money value={status === 'won' ? prize : stake} currency={currency} />
      ),
    },
    {
      key: 'status',
      phone: 'state',
      name: t('result'),
      cell: ({ status }) => <Badge tone={RESULT_TONES[status]}>{t(`result.${status}`)}</Badge>,
    },
  ];
  const totals = useListTotals(rounds, { currency, isWhole, nameKey: 'placed' });
  return (
    <Table
      caption={t('betsIn.games')}
      {...(totals === undefined ? {} : { totals })}
      columns={columns}
      rows={rounds}
      keyOf={(round) => `${round.vendor} ${round.username} ${round.round}`}
      empty={
        <EmptyState art={<EmptyArt name="ledger" />} title={t('noBets')} text={t('noRoundsText')} />
      }
    />
  );
}
