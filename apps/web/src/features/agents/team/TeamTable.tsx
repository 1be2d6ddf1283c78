import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { openDetail } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { groupValues, percentOfShare } from '../tree/percent-share.ts';
import { NO_TEAM_FILTERS } from './TeamFilters.tsx';
import { TeamRowMenu } from './TeamRowMenu.tsx';
import type { TeamAct, TeamRow } from './team-acts.ts';

interface TeamTableProps {
  /** Undefined while loading. */
  readonly rows: readonly TeamRow[] | undefined;
  /** The rows are the caller's own directs. */
  readonly isOwn: boolean;
  readonly isFiltered: boolean;
  readonly onAct: (act: TeamAct) => void;
}

/** The directs of an agent: on a phone a short card each, of which the press area is the card. */
export function TeamTable({ rows, isOwn, isFiltered, onAct }: TeamTableProps) {
  const t = useTexts('agentTree');
  const { date } = useSiteTimes();
  const currency = useSite()?.currency ?? '';
  const money = (value: string) => <Money value={value} currency={currency} bare />;
  const columns: readonly Column<TeamRow>[] = [
    {
      key: 'username',
      phone: 'title',
      name: t('username'),
      cell: (row) => (
        <>
          <span className="flex items-center gap-1.5 whitespace-nowrap">
            <Presence isOnline={row.online} />
            <button
              type="button"
              className="min-h-6 truncate font-medium hover:text-accent-text hover:underline"
              onClick={() => onAct({ kind: 'details', id: row.id })}
            >
              {row.username}
            </button>
          </span>
          <span className="block max-w-44 truncate text-xs text-ink-3 max-md:hidden">
            {t(`kind.${row.kind}`)}
            {row.remark !== '' && ` · ${row.remark}`}
          </span>
        </>
      ),
    },
    {
      key: 'group',
      phone: 'hidden',
      name: t('group'),
      cell: (row) => <Terms row={row} />,
    },
    {
      key: 'balance',
      phone: 'figure',
      name: t('balance'),
      figures: true,
      cell: (row) => money(row.balance),
    },
    {
      key: 'team',
      phone: 'hidden',
      name: t('team'),
      figures: true,
      cell: (row) => <Team row={row} balance={money(row.teamBalance)} />,
    },
    {
      key: 'open',
      phone: 'open',
      phoneOnly: true,
      name: t('manage'),
      cell: (row) => (
        <button
          type="button"
          className="font-medium text-accent-text"
          onClick={() => onAct({ kind: 'details', id: row.id })}
        >
          {t('manage')}
        </button>
      ),
    },
    {
      key: 'point',
      phone: 'note',
      phoneOnly: true,
      name: t('group'),
      cell: (row) => `${t(`kind.${row.kind}`)} · ${t('groupPoint', groupValues(row.group))}`,
    },
    {
      key: 'login',
      phone: 'hidden',
      name: t('lastLogin'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          {row.online ? t('online') : row.lastLoginAt === null ? t('never') : date(row.lastLoginAt)}
          <span className="block text-xs text-ink-3" title={t('registered')}>
            {date(row.registeredAt)}
          </span>
        </span>
      ),
    },
    {
      key: 'contracts',
      phone: 'hidden',
      name: t('contracts'),
      cell: (row) => <Contracts row={row} />,
    },
    { key: 'state', phone: 'state', name: t('state'), cell: (row) => <State row={row} /> },
    {
      key: 'below',
      phone: 'more',
      phoneOnly: true,
      name: t('team'),
      cell: (row) => <Below row={row} balance={money(row.teamBalance)} />,
    },
    {
      key: 'acts',
      phone: 'hidden',
      name: t('manage'),
      cell: (row) => (
        <span className="flex justify-end gap-1">
          <Button size="sm" look="outline" onClick={() => onAct({ kind: 'details', id: row.id })}>
            {t('manage')}
          </Button>
          <TeamRowMenu row={row} isDirect={isOwn} onAct={onAct} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('directs')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.id}
      empty={
        <EmptyState
          art={<EmptyArt name="ledger" />}
          title={t(isFiltered ? 'noMatch' : 'noTeam')}
          text={t(isFiltered ? 'noMatchText' : 'noTeamText')}
        />
      }
    />
  );
}

function Presence({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTexts('agentTree');
  return (
    <span
      role="img"
      aria-label={t(isOnline ? 'online' : 'offline')}
      title={t(isOnline ? 'online' : 'offline')}
      className={clsx('size-2 shrink-0 rounded-full', isOnline ? 'bg-won' : 'bg-line-strong')}
    />
  );
}

/** The group with its point, and the rates of games of vendors. */
function Terms({ row }: { readonly row: TeamRow }) {
  const t = useTexts('agentTree');
  const rates = Object.entries(row.rates)
    .map(([name, share]) => `${t(`category.${name as 'RNG'}`)} ${percentOfShare(share)}%`)
    .join(' · ');
  return (
    <span className="figures whitespace-nowrap">
      {t('groupPoint', groupValues(row.group))}
      {rates !== '' && (
        <span className="block max-w-36 truncate text-xs text-ink-3" title={rates}>
          {rates}
        </span>
      )}
    </span>
  );
}

interface WithBalance {
  readonly row: TeamRow;
  readonly balance: ReactNode;
}

function Team({ row, balance }: WithBalance) {
  const t = useTexts('agentTree');
  const { number } = useFormats();
  if (row.directs === 0) return <span className="text-ink-3">–</span>;
  const whole = t('teamOf', { directs: number(row.directs), team: number(row.team) });
  return (
    <span className="whitespace-nowrap">
      <button
        type="button"
        title={whole}
        aria-label={`${row.username}: ${whole}`}
        className="min-h-6 font-medium text-accent-text hover:underline"
        onClick={() => openDetail({ ...NO_TEAM_FILTERS, order: row.id })}
      >
        {number(row.team)}
      </button>
      <span className="block text-xs text-ink-3" title={t('teamBalance')}>
        {balance}
      </span>
    </span>
  );
}

/** The last line of a card on a phone. */
function Below({ row, balance }: WithBalance) {
  const t = useTexts('agentTree');
  const c = useTexts('agentContracts');
  const { number } = useFormats();
  const { date } = useSiteTimes();
  const login =
    row.lastLoginAt === null ? t('neverLoggedIn') : `${t('lastLogin')} ${date(row.lastLoginAt)}`;
  const kinds = row.contracts.map(({ kind }) => c(`kind.${kind}`));
  return (
    <span className="figures block truncate text-ink-3">
      {row.directs > 0 && (
        <>
          {t('team')} {number(row.team)} · {balance} ·{' '}
        </>
      )}
      {row.online ? t('online') : login}
      {kinds.length > 0 && ` · ${kinds.join(', ')}`}
    </span>
  );
}

/** The contracts with the upline, each with its state. */
function Contracts({ row }: { readonly row: TeamRow }) {
  const c = useTexts('agentContracts');
  if (row.contracts.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <ul className="flex flex-col gap-0.5 text-xs whitespace-nowrap">
      {row.contracts.map(({ kind, state }) => (
        <li key={`${kind} ${state}`}>
          <span
            title={c(`state.${state}`)}
            className={clsx(
              'block max-w-44 truncate',
              state === 'ACTIVE' ? 'text-won' : 'text-accent-text',
            )}
          >
            <span className="text-ink">{c(`kind.${kind}`)}</span> {c(`state.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function State({ row }: { readonly row: TeamRow }) {
  const t = useTexts('agentTree');
  const tone = row.state === 'active' ? 'won' : 'lost';
  const level = row.state === 'frozen' ? (`frozen${row.freezeLevel}` as 'frozen1') : row.state;
  return <Badge tone={tone}>{t(`state.${level}`)}</Badge>;
}
