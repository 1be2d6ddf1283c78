// The lotteries: their terms, and which of them are on sale.
import { Button, Switch } from '@mui/material';
import { useState } from 'react';
import { SelectInput, TextInput, useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { Remaining } from '../../ui/time/Elapsed.tsx';
import type { ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { EnabledChip } from '../../ui/EnabledChip.tsx';
import { urls } from '../../urls.ts';
import { LotteryDialog } from './LotteryDialog.tsx';
import { DrawnNumbers } from './draws/DrawnNumbers.tsx';
import { formatSchedule } from './format-schedule.ts';
import { NewLotteries } from './NewLotteries.tsx';
import { SourceNeeded } from './SourceNeeded.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';

export type Lottery = CallValue<'lotteryList'>['list'][number];

/** The fields of the CSV file. */
const CSV = [
  'code',
  'family',
  'groupCode',
  'mode',
  'enabled',
  'minStake',
  'maxStake',
  'maxDrawStake',
  'maxNumberLiability',
  'maxPayout',
  'changedAt',
  'changedBy',
];

export function LotteriesPage() {
  const text = useText();
  const { data, error } = useAsk('lotteryList', {});
  const groups = [...new Set(data?.list.map((each) => each.groupCode))];
  return (
    <>
      <NewLotteries />
      <ListPage
        title={text('menu.lotteries')}
        resource="lotteries"
        csv={CSV}
        refreshMs={15_000}
        filters={[
          <TextInput key="search" source="search" label={text('ra.action.search')} alwaysOn />,
          <SelectInput
            key="group"
            source="group"
            label={text('lottery.group')}
            choices={
              error
                ? [{ id: '-', name: error.message, disabled: true }]
                : groups.map((id) => ({ id, name: id }))
            }
            alwaysOn
          />,
          <SelectInput
            key="state"
            source="state"
            label={text('field.state')}
            choices={[
              { id: 'on', name: text('channel.on') },
              { id: 'off', name: text('channel.off') },
            ]}
            alwaysOn
          />,
        ]}
      >
        <LotteryTable />
      </ListPage>
    </>
  );
}

function LotteryTable() {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, isFetching } = useListContext<Lottery & RaRecord>();
  const [edited, setEdited] = useState<string>();
  const [switched, setSwitched] = useState<string>();
  // The dialogs take the lottery from the list, so that a change is never based on stale data.
  const rowOf = (code: string | undefined) => data?.find((each) => each.code === code);
  const [toEdit, toSwitch] = [rowOf(edited), rowOf(switched)];
  const columns = useColumns({ mayEdit, onEdit: setEdited, onSwitch: setSwitched });
  return (
    <>
      <ListTable
        label={text('menu.lotteries')}
        empty={text('ra.navigation.no_results')}
        columns={columns}
      />
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
    </>
  );
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
      render: (row) => (
        <>
          <Link to={urls.lottery(row.code)}>{row.names[language]}</Link>
          <SourceNeeded lottery={row} />
        </>
      ),
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
