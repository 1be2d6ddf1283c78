import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { formatSchedule } from './format-schedule.ts';

type NewLottery = CallValue<'newLotteries'>['list'][number];

/**
 * The lotteries that a later version brought, for an operator to add. A merchant that has every
 * lottery sees nothing of it.
 */
export function NewLotteries() {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, refetch } = useAsk('newLotteries', {}, { enabled: mayEdit });
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<NewLottery>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mt: 1 }}
        action={
          <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {text(isOpen ? 'newLottery.hide' : 'newLottery.show')}
          </Button>
        }
      >
        {text('newLottery.found', { count: list.length })}
      </Alert>
      {isOpen ? <NewLotteryTable list={list} onAdd={setAdded} /> : null}
      {added ? <AddDialog lottery={added} onClose={() => setAdded(undefined)} /> : null}
    </>
  );
}

interface NewLotteryTableProps {
  readonly list: readonly NewLottery[];
  readonly onAdd: (lottery: NewLottery) => void;
}

function NewLotteryTable({ list, onAdd }: NewLotteryTableProps) {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const perDay = (count: number) => text('lottery.timesADay', { count });
  return (
    <Panel title={text('newLottery.title')}>
      <DataTable
        label={text('newLottery.title')}
        rows={list}
        keyOf={(row) => row.code}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('draw.lottery'), render: (row) => row.names[language] },
          {
            label: text('lottery.family'),
            wide: true,
            render: (row) => <code>{row.family}</code>,
          },
          {
            label: text('lottery.every'),
            wide: true,
            render: ({ schedule }) => formatSchedule(schedule, language, perDay),
          },
          { label: text('draw.mode'), wide: true, render: (row) => textOf('drawMode', row.mode) },
          {
            label: text('newLottery.plays'),
            right: true,
            wide: true,
            render: (row) => row.plays,
          },
          {
            label: text('newLottery.needs'),
            render: ({ needs }) =>
              needs === undefined ? (
                '—'
              ) : (
                <StateChip tone="wait" label={textOf('sourceNeeded', needs)} />
              ),
          },
          {
            label: '',
            right: true,
            render: (row) => <Button onClick={() => onAdd(row)}>{text('newLottery.add')}</Button>,
          },
        ]}
      />
    </Panel>
  );
}

interface AddDialogProps {
  readonly lottery: NewLottery;
  readonly onClose: () => void;
}

function AddDialog({ lottery, onClose }: AddDialogProps) {
  const text = useText();
  const language = useLanguage();
  const done = useDone(onClose);
  const { code, needs, plays } = lottery;
  const name = lottery.names[language];
  return (
    <ActDialog
      title={name}
      second
      words={text(needs === undefined ? 'newLottery.effect' : 'newLottery.offEffect', {
        name,
        count: plays,
      })}
      button={text('newLottery.add')}
      run={({ reason }) => call('lotteryAdd', { code, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
