import { EmptyArt } from '../../../../art/EmptyArt.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { useChoiceFilter, useFilter } from '../../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../../centre/FileButton.tsx';
import { useDays } from '../../../../centre/use-days.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { Badge } from '../../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { MorePages } from '../MorePages.tsx';
import { PeriodBar } from '../PeriodBar.tsx';
import { RESULT_TONES, ResultField, ScopeField } from './BetFilters.tsx';
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
        <SearchField label={t('draw')} filter="issue" placeholder={t('drawHint')} isShort />
        <UsernameField />
      </PeriodBar>
      <MorePages query={query}>
        <BetTable bets={bets} currency={currency} />
      </MorePages>
    </>
  );
}

interface BetTableProps {
  readonly bets: readonly Bet[] | undefined;
  readonly currency: string;
}

function BetTable({ bets, currency }: BetTableProps) {
  const t = useTexts('agentFigures');
  const { dateTime } = useFormats();
  const columns: readonly Column<Bet>[] = [
    {
      key: 'placed',
      phone: 'open',
      name: t('placed'),
      cell: (bet) => <span className="figures whitespace-nowrap">{dateTime(bet.placedAt)}</span>,
    },
    { key: 'username', phone: 'title', name: t('username'), cell: (bet) => bet.username },
    {
      key: 'draw',
      phone: 'note',
      name: t('lottery'),
      cell: (bet) => (
        <span title={bet.shared ? t('shared') : bet.order}>
          {bet.game} <span className="figures text-ink-3">{bet.issue.replace(/^[^-]*-/, '')}</span>
        </span>
      ),
    },
    {
      key: 'stake',
      phone: 'hidden',
      name: t('stake'),
      figures: true,
      cell: (bet) => <Money value={bet.stake} currency={currency} />,
    },
    {
      key: 'valid',
      phone: 'hidden',
      name: t('validBet'),
      figures: true,
      cell: (bet) => <Money value={bet.validBet} currency={currency} />,
    },
    {
      key: 'prize',
      phone: 'hidden',
      name: t('prize'),
      figures: true,
      cell: (bet) => <Money value={bet.prize} currency={currency} />,
    },
    {
      key: 'money',
      phone: 'figure',
      phoneOnly: true,
      name: t('stake'),
      cell: (bet) => (
        <Money value={bet.status === 'won' ? bet.prize : bet.stake} currency={currency} />
      ),
    },
    {
      key: 'status',
      phone: 'state',
      name: t('result'),
      cell: (bet) => <Badge tone={RESULT_TONES[bet.status]}>{t(`result.${bet.status}`)}</Badge>,
    },
  ];
  return (
    <Table
      caption={t('bets')}
      columns={columns}
      rows={bets}
      keyOf={(bet) => bet.order}
      empty={
        <EmptyState art={<EmptyArt name="ledger" />} title={t('noBets')} text={t('noBetsText')} />
      }
    />
  );
}
