// The tree of agents, level by level, with a search over all of it.
import { Box, Breadcrumbs, Button, FormControlLabel, Link, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { AgentState } from './AgentState.tsx';
import { groupText } from './group-text.ts';

type Tree = CallValue<'agentTree'>;
type Row = Tree['list'][number];

const PAGE_SIZE = 25;

/** The columns of the file. */
const CSV = [
  'username',
  'kind',
  'test',
  'state',
  'freezeLevel',
  'group',
  'depth',
  'directs',
  'team',
  'registeredAt',
  'lastLoginAt',
];

export function AgentTree() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [page, setPage] = useState(0);
  const upline = search.get('upline') ?? '';
  const username = search.get('name') ?? '';
  const everybody = search.get('all') === '1';
  const [typed, setTyped] = useState(username);
  const filter = {
    ...(upline === '' ? {} : { upline }),
    ...(username === '' ? {} : { username }),
    ...(everybody ? {} : { agentsOnly: 'true' as const }),
  };
  const query = useAsk('agentTree', { ...filter, pageNo: page + 1, pageSize: PAGE_SIZE });
  const show = (change: Readonly<Record<string, string>>) => {
    setPage(0);
    const next = { upline, name: username, all: everybody ? '1' : '', ...change };
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  };
  return (
    <Panel
      title={text('agent.tab.tree')}
      actions={
        <SaveRows resource="agentTree" filter={filter} total={query.data?.total} fields={CSV} />
      }
    >
      <Box
        component="form"
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          show({ name: typed.trim() });
        }}
      >
        <TextField
          size="small"
          label={text('agent.searchName')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          {text('ra.action.search')}
        </Button>
        <FormControlLabel
          control={
            <Switch checked={everybody} onChange={(_event, on) => show({ all: on ? '1' : '' })} />
          }
          label={text('agent.everybody')}
        />
      </Box>
      <Line
        path={query.data?.path ?? []}
        onChoose={(id) => {
          setTyped('');
          show({ upline: id, name: '' });
        }}
      />
      <DataTable<Row>
        label={text('agent.tab.tree')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        columns={useColumns((id) => {
          setTyped('');
          show({ upline: id, name: '' });
        })}
        rowPath={(row) => urls.agent(row.id)}
        empty={text('agent.nobody')}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </Panel>
  );
}

interface LineProps {
  readonly path: Tree['path'];
  readonly onChoose: (id: string) => void;
}

/** From the heads of all lines down to the agent whose directs are shown. */
function Line({ path, onChoose }: LineProps) {
  const text = useText();
  if (path.length === 0) return null;
  return (
    <Breadcrumbs sx={{ mb: 1 }} aria-label={text('agent.line')}>
      <Link component="button" type="button" onClick={() => onChoose('')}>
        {text('agent.allLines')}
      </Link>
      {path.map((each) => (
        <Link key={each.id} component="button" type="button" onClick={() => onChoose(each.id)}>
          {each.username}
        </Link>
      ))}
    </Breadcrumbs>
  );
}

function useColumns(onOpen: (id: string) => void): readonly ColumnSpec<Row>[] {
  const text = useText();
  return [
    { label: text('member.username'), render: (row) => row.username },
    { label: text('agent.kind'), render: (row) => text(`agent.kind.${row.kind}`) },
    { label: text('field.state'), render: (row) => <AgentState row={row} /> },
    { label: text('agent.group'), right: true, render: (row) => groupText(row.group) },
    { label: text('agent.depth'), right: true, wide: true, render: (row) => row.depth },
    {
      label: text('agent.team'),
      right: true,
      render: (row) =>
        row.directs === 0 ? (
          row.team
        ) : (
          <Button
            size="small"
            onClick={(event) => {
              event.stopPropagation();
              onOpen(row.id);
            }}
          >
            {text('agent.teamOf', { directs: row.directs, team: row.team })}
          </Button>
        ),
    },
    {
      label: text('agent.registered'),
      wide: true,
      render: (row) => <DateTime at={row.registeredAt} />,
    },
  ];
}
