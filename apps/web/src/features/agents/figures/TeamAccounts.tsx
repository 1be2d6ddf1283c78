import { EmptyArt } from '../../../art/EmptyArt.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../centre/FileButton.tsx';
import { useDays } from '../../../centre/use-days.ts';
import { useReferenceText } from '../../../draws/use-reference-text.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ACCOUNT_GROUPS } from './account-groups.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { MorePages } from './MorePages.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { SCOPES } from './scopes.ts';
import { usePages } from './use-pages.ts';
import { UsernameField } from './UsernameField.tsx';

type Line = ValueOf<'agentAccounts'>['list'][number];

/** The movements of money of the team, newest first. */
export function TeamAccounts() {
  const t = useTexts('agentFigures');
  const days = useDays('week');
  const username = useFilter('user');
  const scope = useChoiceFilter('scope', SCOPES);
  const group = useChoiceFilter('kind', ACCOUNT_GROUPS);
  const filter = {
    ...days.days,
    ...(username === undefined ? {} : { username }),
    ...(scope === undefined ? {} : { scope }),
    ...(group === undefined ? {} : { group }),
  };
  const query = usePages('agentAccounts', filter);
  const lines = query.data?.pages.flatMap(({ list }) => list);
  const currency = query.data?.pages[0]?.currency ?? '';
  return (
    <>
      <PeriodBar
        days={days}
        extra={<FileButton load={() => loadFile('agentAccountsCsv', filter)} />}
      >
        <ChoiceField
          label={t('scope')}
          filter="scope"
          any={t('scope.all')}
          choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
          value={scope}
        />
        <ChoiceField
          label={t('group')}
          filter="kind"
          any={t('allGroups')}
          choices={ACCOUNT_GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
          value={group}
        />
        <UsernameField />
      </PeriodBar>
      <MorePages query={query}>
        <LinesTable lines={lines} currency={currency} />
      </MorePages>
    </>
  );
}

interface LinesTableProps {
  readonly lines: readonly Line[] | undefined;
  readonly currency: string;
}

function LinesTable({ lines, currency }: LinesTableProps) {
  const t = useTexts('agentFigures');
  const { dateTime } = useSiteTimes();
  const referenceText = useReferenceText();
  const money = (value: string) =>
    /^0*\.?0*$/.test(value) ? '' : <Money value={value} currency={currency} exact />;
  const columns: readonly Column<Line>[] = [
    {
      key: 'time',
      phone: 'open',
      name: t('time'),
      cell: (line) => <span className="figures whitespace-nowrap">{dateTime(line.time)}</span>,
    },
    { key: 'username', phone: 'title', name: t('username'), cell: (line) => line.username },
    { key: 'group', phone: 'note', name: t('group'), cell: (line) => t(`group.${line.group}`) },
    {
      key: 'reference',
      phone: 'hidden',
      name: t('reference'),
      cell: (line) => (
        <span className="figures break-all text-ink-3">{referenceText(line.reference)}</span>
      ),
    },
    {
      key: 'received',
      phone: 'hidden',
      name: t('received'),
      figures: true,
      cell: (line) => money(line.received),
    },
    {
      key: 'paid',
      phone: 'hidden',
      name: t('paid'),
      figures: true,
      cell: (line) => money(line.paid),
    },
    {
      key: 'change',
      phone: 'figure',
      phoneOnly: true,
      name: t('change'),
      cell: (line) => {
        const isPaid = /^0*\.?0*$/.test(line.received);
        return (
          <Money value={isPaid ? `-${line.paid}` : line.received} currency={currency} result />
        );
      },
    },
    {
      key: 'after',
      phone: 'state',
      name: t('balanceAfter'),
      figures: true,
      cell: (line) => <Money value={line.balanceAfter} currency={currency} />,
    },
  ];
  return (
    <Table
      caption={t('accounts')}
      columns={columns}
      rows={lines}
      keyOf={(line) => `${line.id} ${line.username} ${line.balanceAfter}`}
      empty={
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t('noAccounts')}
          text={t('noAccountsText')}
        />
      }
    />
  );
}
