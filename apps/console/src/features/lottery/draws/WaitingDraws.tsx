import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Elapsed } from '../../../ui/time/Elapsed.tsx';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { EnterDialog } from './EnterDialog.tsx';

type Waiting = CallValue<'drawsWaiting'>['list'][number];

const LATE_MS = 30 * 60_000;

/** The fields of the CSV file. */
const CSV = [
  'draw.issue',
  'draw.gameCode',
  'draw.drawAt',
  'voidAt',
  'draw.tickets',
  'draw.stake',
  'others',
  'hasFeed',
];

/** External draws without a result, longest waiting first. */
export function WaitingDraws() {
  const text = useText();
  const mayEnter = useRight('draws.enter');
  const [entered, setEntered] = useState<Waiting>();
  return (
    <ListPage resource="waitingDraws" csv={CSV} refreshMs={5000}>
      <ListTable<Waiting>
        label={text('draw.waiting')}
        empty={text('draw.noneWaiting')}
        columns={[
          {
            label: text('draw.issue'),
            render: ({ draw }) => <Link to={urls.draw(draw.issue)}>{draw.issue}</Link>,
          },
          {
            label: text('draw.lateBy'),
            render: ({ draw }) => <Elapsed since={draw.drawAt} lateAfterMs={LATE_MS} />,
          },
          {
            label: text('draw.drawAt'),
            wide: true,
            render: ({ draw }) => <DateTime at={draw.drawAt} />,
          },
          { label: text('draw.voidAt'), wide: true, render: (row) => <DateTime at={row.voidAt} /> },
          { label: text('draw.readings'), render: (row) => <Readings waiting={row} /> },
          {
            label: text('draw.tickets'),
            right: true,
            wide: true,
            render: ({ draw }) => draw.tickets,
          },
          {
            label: text('figure.stakes'),
            right: true,
            wide: true,
            render: ({ draw }) => <Money value={draw.stake} />,
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEnter ? (
                <Button variant="outlined" onClick={() => setEntered(row)}>
                  {text('draw.act.enter')}
                </Button>
              ) : null,
          },
        ]}
      />
      {entered ? (
        <EnterDialog
          issue={entered.draw.issue}
          own={entered.own}
          others={entered.others}
          blockAt={entered.blockAt}
          onClose={() => setEntered(undefined)}
        />
      ) : null}
    </ListPage>
  );
}

/** The operators who have entered a result; the numbers stay hidden until two agree. */
function Readings({ waiting }: { readonly waiting: Waiting }) {
  const text = useText();
  const { own, others, differs, hasFeed } = waiting;
  const who = [
    ...(own === undefined ? [] : [text('draw.ownEntry')]),
    ...(others === 0 ? [] : [text('draw.otherEntries', { count: others })]),
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{who.length === 0 ? text('draw.noEntry') : who.join(' + ')}</span>
      {differs ? <StateChip tone="bad" label={text('draw.entriesDiffer')} /> : null}
      {hasFeed ? (
        <Typography variant="caption" color="textSecondary">
          {text('draw.feedAsked')}
        </Typography>
      ) : null}
    </Stack>
  );
}
