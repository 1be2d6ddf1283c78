// The lotteries: their terms, and which of them are on sale.
import { Button, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { Remaining } from '../../ui/time/Elapsed.tsx';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { EnabledChip } from '../../ui/EnabledChip.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { urls } from '../../urls.ts';
import { LotteryDialog } from './LotteryDialog.tsx';
import { DrawnNumbers } from './draws/DrawnNumbers.tsx';
import { formatSchedule } from './format-schedule.ts';
import { SwitchDialog } from './SwitchDialog.tsx';

export type Lottery = CallValue<'lotteryList'>['list'][number];

const PAGE = 25;

export function LotteriesPage() {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, isFetching, refetch } = useAsk(
    'lotteryList',
    {},
    { refreshMs: 15_000, fresh: true },
  );
  const [page, setPage] = useState(0);
  const { found, fields } = useFilter(data?.list, () => setPage(0));
  const [edited, setEdited] = useState<string>();
  const [switched, setSwitched] = useState<string>();
  // The dialogs take the lottery from the list, so that a change is never based on stale data.
  const rowOf = (code: string | undefined) => data?.list.find((each) => each.code === code);
  const [toEdit, toSwitch] = [rowOf(edited), rowOf(switched)];
  const columns = useColumns({ mayEdit, onEdit: setEdited, onSwitch: setSwitched });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('menu.lotteries')} actions={fields}>
      <Title title={text('menu.lotteries')} />
      <DataTable
        label={text('menu.lotteries')}
        rows={found?.slice(page * PAGE, (page + 1) * PAGE)}
        keyOf={(row) => row.code}
        empty={text('ra.navigation.no_results')}
        columns={columns}
      />
      <Pager total={found?.length} page={page} pageSize={PAGE} onPage={setPage} />
      {toEdit ? (
        <LotteryDialog lottery={toEdit} ready={!isFetching} onClose={() => setEdited(undefined)} />
      ) : null}
      {toSwitch ? (
        <SwitchDialog
          lottery={toSwitch}
          ready={!isFetching}
          onClose={() => setSwitched(undefined)}
        />
      ) : null}
    </Panel>
  );
}

/** Filters by group, by what is on sale, and by words in name, code and family. */
function useFilter(list: readonly Lottery[] | undefined, onChange: () => void) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const [state, setState] = useState('');
  const groups = [...new Set(list?.map((each) => each.groupCode))];
  const words = search.toLowerCase();
  const found = list?.filter(
    (each) =>
      (group === '' || each.groupCode === group) &&
      (state === '' || each.enabled === (state === 'on')) &&
      `${each.code} ${each.family} ${Object.values(each.names).join(' ')}`
        .toLowerCase()
        .includes(words),
  );
  const choose = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    onChange();
  };
  const fields = (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {list === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {text('lottery.shown', { count: found?.length ?? 0, total: list.length })}
        </Typography>
      )}
      <TextField
        select
        label={text('lottery.group')}
        value={group}
        onChange={choose(setGroup)}
        sx={{ minWidth: 120 }}
      >
        <MenuItem value="">{text('app.all')}</MenuItem>
        {groups.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('field.state')}
        value={state}
        onChange={choose(setState)}
        sx={{ minWidth: 110 }}
      >
        <MenuItem value="">{text('app.all')}</MenuItem>
        <MenuItem value="on">{text('channel.on')}</MenuItem>
        <MenuItem value="off">{text('channel.off')}</MenuItem>
      </TextField>
      <TextField label={text('ra.action.search')} value={search} onChange={choose(setSearch)} />
    </Stack>
  );
  return { found, fields };
}

interface Acts {
  readonly mayEdit: boolean;
  readonly onEdit: (code: string) => void;
  readonly onSwitch: (code: string) => void;
}

function useColumns({ mayEdit, onEdit, onSwitch }: Acts): ColumnSpec<Lottery>[] {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const perDay = (count: number) => text('lottery.timesADay', { count });
  return [
    {
      label: text('field.state'),
      render: (row) =>
        mayEdit ? (
          <Switch
            size="small"
            checked={row.enabled}
            onChange={() => onSwitch(row.code)}
            slotProps={{
              input: { 'aria-label': text('lottery.on', { name: row.names[language] }) },
            }}
          />
        ) : (
          <EnabledChip on={row.enabled} />
        ),
    },
    {
      label: text('draw.lottery'),
      render: (row) => <Link to={urls.lottery(row.code)}>{row.names[language]}</Link>,
    },
    {
      label: text('lottery.family'),
      wide: true,
      render: (row) => (
        <>
          {row.groupCode === row.family ? null : `${row.groupCode} · `}
          <code>{row.family}</code>
        </>
      ),
    },
    {
      label: text('lottery.every'),
      wide: true,
      render: ({ schedule }) => formatSchedule(schedule, language, perDay),
    },
    { label: text('draw.mode'), wide: true, render: (row) => textOf('drawMode', row.mode) },
    {
      label: text('lottery.open'),
      render: ({ current }) =>
        current === undefined ? (
          '—'
        ) : (
          <>
            <Link to={urls.draw(current.issue)}>{current.shortIssue}</Link>{' '}
            <Remaining until={current.closesAt} />
          </>
        ),
    },
    {
      label: text('lottery.last'),
      wide: true,
      render: (row) => <DrawnNumbers numbers={row.last?.numbers} short />,
    },
    {
      label: '',
      right: true,
      render: (row) =>
        mayEdit ? <Button onClick={() => onEdit(row.code)}>{text('lottery.terms')}</Button> : null,
    },
  ];
}
