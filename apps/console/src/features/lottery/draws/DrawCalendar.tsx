import { SelectInput } from 'react-admin';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { DayFilter } from '../../../ui/lists/DayFilter.tsx';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { useLotteryChoices } from '../../../records/use-lottery-choices.ts';
import { Cancelled } from './Cancelled.tsx';
import { DayButtons } from './DayButtons.tsx';
import { DRAW_TONES, drawTone } from './draw-acts.ts';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { moneyColumn } from '../../../ui/lists/money-column.tsx';

type Draw = CallValue<'drawCalendar'>['list'][number];

const NEXT = { when: 'next' };

const CSV = [
  'issue',
  'gameCode',
  'drawAt',
  'state',
  'numbers',
  'tickets',
  'stake',
  'cancelledTickets',
  'cancelled',
  'totals.prize',
  'totals.result',
];

/** Draws of one lottery or all: what is next comes first, and past days by going back. */
export function DrawCalendar() {
  const text = useText();
  const textOf = useTextOf();
  const mayReadLotteries = useRight('lotteries.read');
  const lotteries = useLotteryChoices();
  const states = Object.keys(DRAW_TONES).map((id) => ({ id, name: textOf('draw', id) }));
  const byLottery = (
    <SelectInput
      key="gameCode"
      source="gameCode"
      label={text('draw.lottery')}
      choices={lotteries}
      alwaysOn
    />
  );
  return (
    <ListPage
      resource="draws"
      refreshMs={5000}
      perPage={50}
      csv={CSV}
      defaultFilter={NEXT}
      actions={<DayButtons />}
      filters={[
        ...(mayReadLotteries ? [byLottery] : []),
        <SelectInput
          key="state"
          source="state"
          label={text('field.state')}
          choices={states}
          alwaysOn
        />,
        <DayFilter key="day" source="day" label={text('draw.day')} alwaysOn />,
      ]}
    >
      <ListTable<Draw>
        label={text('draw.calendar')}
        empty={text('ra.navigation.no_results')}
        rowPath={(row) => urls.draw(row.issue)}
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
          moneyColumn(text('figure.stakes'), (row) => row.stake, { wide: true }),
          {
            label: text('draw.cancelled'),
            right: true,
            wide: true,
            sum: (row) => row.cancelled,
            render: (row) => <Cancelled of={row} />,
          },
          moneyColumn(text('figure.payouts'), (row) => row.totals?.prize, { wide: true }),
          {
            label: text('figure.result'),
            right: true,
            sum: (row) => row.totals?.result,
            signed: true,
            render: (row) => <Money value={row.totals?.result} signed />,
          },
        ]}
      />
    </ListPage>
  );
}
