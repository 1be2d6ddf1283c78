import { Search } from 'lucide-react';
import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import {
  openDetail,
  setCentreFilters,
  useFilter,
  usePageFilter,
} from '../../../centre/centre-filters.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { DownlineDialog } from './DownlineDialog.tsx';
import { groupValues } from './percent-share.ts';

type Team = ValueOf<'agentTeam'>;
type Row = Team['list'][number];

const PAGE_SIZE = 20;

/** The team of the caller, level by level, and what the caller may do with each account. */
export function TeamManagement() {
  const t = useTexts('agentTree');
  const upline = useFilter('order');
  const page = usePageFilter();
  const [typed, setTyped] = useState('');
  const [username, setUsername] = useState('');
  const [chosen, setChosen] = useState<string>();
  const query = useCall(
    'agentTeam',
    {
      ...(upline === undefined ? {} : { upline }),
      ...(username === '' ? {} : { username }),
      pageNo: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true, staleTime: 0 },
  );
  const search = () => {
    setUsername(typed.trim());
    setCentreFilters({});
  };
  return (
    <div className="flex flex-col gap-4">
      <form
        role="search"
        className="flex max-w-md items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className="min-w-0 flex-1">
          <Field label={t('searchName')}>
            {(control) => (
              <Input
                {...control}
                before={<Search aria-hidden size={17} />}
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" className="min-h-11">
          {t('search')}
        </Button>
      </form>
      <CallResult query={query}>
        {(team) => (
          <>
            <Line
              path={team.path}
              isSearch={username !== ''}
              onAll={() => {
                setTyped('');
                setUsername('');
              }}
            />
            <TeamTable team={team} onOpen={setChosen} />
            <Pagination
              page={team.pageNo}
              pageSize={PAGE_SIZE}
              total={team.total}
              onChoose={(next) => setCentreFilters({ page: String(next) })}
            />
          </>
        )}
      </CallResult>
      {chosen !== undefined && <DownlineDialog id={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

interface LineProps {
  readonly path: Team['path'];
  readonly isSearch: boolean;
  readonly onAll: () => void;
}

/** From the caller down to whose directs are shown; each leads back to its own. */
function Line({ path, isSearch, onAll }: LineProps) {
  const t = useTexts('agentTree');
  return (
    <nav aria-label={t('line')} className="flex flex-wrap items-center gap-x-1 text-sm">
      {path.map((each, at) => (
        <span key={each.id} className="flex items-center gap-1">
          {at > 0 && (
            <span aria-hidden className="text-ink-3">
              ›
            </span>
          )}
          <Button
            look="ghost"
            size="sm"
            aria-current={at === path.length - 1 ? 'page' : undefined}
            onClick={() => {
              onAll();
              openDetail({ order: at === 0 ? undefined : each.id, page: undefined });
            }}
          >
            {at === 0 ? t('me') : each.username}
          </Button>
        </span>
      ))}
      {isSearch && (
        <Button look="outline" size="sm" className="ml-2" onClick={onAll}>
          {t('showAll')}
        </Button>
      )}
    </nav>
  );
}

interface TeamTableProps {
  readonly team: Team;
  readonly onOpen: (id: string) => void;
}

function TeamTable({ team, onOpen }: TeamTableProps) {
  const t = useTexts('agentTree');
  const { date, number } = useFormats();
  const columns: readonly Column<Row>[] = [
    {
      key: 'username',
      phone: 'title',
      name: t('username'),
      cell: (row) => (
        <>
          {row.username}
          {row.remark !== '' && <span className="text-ink-3"> · {row.remark}</span>}
        </>
      ),
    },
    {
      key: 'group',
      phone: 'figure',
      name: t('group'),
      figures: true,
      cell: (row) => (
        <span className="whitespace-nowrap">{t('groupPoint', groupValues(row.group))}</span>
      ),
    },
    {
      key: 'open',
      phone: 'open',
      name: t('manage'),
      cell: (row) => (
        <Button size="sm" look="outline" onClick={() => onOpen(row.id)}>
          {t('manage')}
        </Button>
      ),
    },
    { key: 'kind', phone: 'note', name: t('kind'), cell: (row) => t(`kind.${row.kind}`) },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: (row) => <State row={row} />,
    },
    {
      key: 'lastLogin',
      name: t('lastLogin'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          {row.lastLoginAt === null ? t('never') : date(row.lastLoginAt)}
        </span>
      ),
    },
    {
      key: 'team',
      name: t('team'),
      figures: true,
      cell: (row) =>
        row.directs === 0 ? (
          row.team
        ) : (
          <Button
            size="sm"
            look="ghost"
            onClick={() => openDetail({ order: row.id, page: undefined })}
          >
            {t('teamOf', { directs: number(row.directs), team: number(row.team) })}
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={t('directs')}
      columns={columns}
      rows={team.list}
      keyOf={(row) => row.id}
      empty={
        <EmptyState art={<EmptyArt name="ledger" />} title={t('noTeam')} text={t('noTeamText')} />
      }
    />
  );
}

function State({ row }: { readonly row: Row }) {
  const t = useTexts('agentTree');
  const tone = row.state === 'active' ? 'won' : 'lost';
  const level = row.state === 'frozen' ? (`frozen${row.freezeLevel}` as 'frozen1') : row.state;
  return <Badge tone={tone}>{t(`state.${level}`)}</Badge>;
}
