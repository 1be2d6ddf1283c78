import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CallInput } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { DRAW_TONES, drawTone } from './draw-acts.ts';
import { LotteryFilter } from '../LotteryFilter.tsx';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { Pager } from '../../../ui/lists/Pager.tsx';

const PAGE = 50;
const DAY_MS = 86_400_000;

/** Draws of one lottery or all, of one day or all, latest first. */
export function DrawCalendar() {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const { filter, fields } = useFilter();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useAsk(
    'drawCalendar',
    { ...filter, pageNo: page + 1, pageSize: PAGE },
    { refreshMs: 5000 },
  );
  return (
    <Panel title={text('draw.calendar')} actions={fields}>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      <DataTable
        label={text('draw.calendar')}
        rows={data?.list}
        keyOf={(row) => row.issue}
        empty={text('ra.navigation.no_results')}
        onRow={(row) => void navigate(urls.draw(row.issue))}
        columns={[
          { label: text('draw.issue'), render: (row) => row.issue },
          { label: text('draw.drawAt'), render: (row) => <DateTime at={row.drawAt} /> },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip tone={drawTone(row.state)} label={textOf('draw', row.state)} />
            ),
          },
          {
            label: text('draw.numbers'),
            render: (row) => <DrawnNumbers numbers={row.numbers} short />,
          },
          { label: text('draw.tickets'), right: true, wide: true, render: (row) => row.tickets },
          {
            label: text('figure.stakes'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.stake} />,
          },
          {
            label: text('figure.payouts'),
            right: true,
            wide: true,
            render: (row) => <Money value={row.totals?.prize} />,
          },
          {
            label: text('figure.result'),
            right: true,
            render: (row) => <Money value={row.totals?.result} signed />,
          },
        ]}
      />
      <Pager total={data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}

type Filter = Omit<CallInput<'drawCalendar'>, 'pageNo' | 'pageSize'>;

/** The filters, kept in the address so that a link restores them. */
function useFilter() {
  const text = useText();
  const textOf = useTextOf();
  const [search, setSearch] = useSearchParams();
  const gameCode = search.get('lottery') ?? '';
  const state = search.get('state') ?? '';
  const day = search.get('day') ?? '';
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const from = day === '' ? undefined : new Date(`${day}T00:00`).getTime();
  const filter = {
    ...(gameCode === '' ? {} : { gameCode }),
    ...(state === '' ? {} : { state }),
    ...(from === undefined ? {} : { from, to: from + DAY_MS }),
  } as Filter;
  const fields = (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <LotteryFilter code={gameCode} onChoose={(code) => set('lottery', code)} />
      <TextField
        select
        label={text('field.state')}
        value={state}
        onChange={(event) => set('state', event.target.value)}
        sx={{ minWidth: 130 }}
      >
        <MenuItem value="">{text('app.all')}</MenuItem>
        {Object.keys(DRAW_TONES).map((each) => (
          <MenuItem key={each} value={each}>
            {textOf('draw', each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={text('draw.day')}
        value={day}
        onChange={(event) => set('day', event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
  return { filter, fields };
}
