// What play at a vendor came to, by day or by day and game, from figures that a job counts.
import { Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatDays } from '../../../ui/format.ts';
import { DayFilter } from '../../../ui/lists/DayFilter.tsx';
import { ListPage } from '../../../ui/lists/ListPage.tsx';
import { ListTable } from '../../../ui/lists/ListTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { pageNow } from '../../../ui/time/page-clock.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { zonedDay } from '../../../ui/time/zoned-time.ts';
import { urls } from '../../../urls.ts';

type Row = CallValue<'vendorReport'>['list'][number];

const CSV = ['day', 'nodeId', 'game', 'bets', 'players', 'staked', 'paid', 'revenue'];
const DAYS_SHOWN = 30;
const DAY_MS = 24 * 3_600_000;

export function VendorReport({ code }: { readonly code: string }) {
  const text = useText();
  const zone = useZone();
  const [span] = useState(() => ({
    from: zonedDay(pageNow() - DAYS_SHOWN * DAY_MS, zone),
    to: zonedDay(pageNow() + DAY_MS, zone),
    by: 'day',
  }));
  return (
    <ListPage
      resource="vendorReport"
      permanentFilter={{ code }}
      defaultFilter={span}
      csv={CSV}
      filters={[
        <DayFilter key="from" source="from" label={text('vendor.from')} alwaysOn />,
        <DayFilter key="to" source="to" label={text('vendor.until')} alwaysOn />,
        <SelectInput
          key="by"
          source="by"
          label={text('vendorReport.by')}
          choices={(['day', 'game'] as const).map((id) => ({
            id,
            name: text(`vendorReport.by.${id}`),
          }))}
          alwaysOn
        />,
      ]}
    >
      <ListTable<Row>
        label={text('vendor.tab.report')}
        empty={text('vendorReport.none')}
        columns={[
          { label: text('vendorReport.day'), render: (row) => <DayAndGame code={code} of={row} /> },
          { label: text('vendorReport.players'), right: true, render: ({ players }) => players },
          { label: text('vendorReport.bets'), right: true, wide: true, render: ({ bets }) => bets },
          {
            label: text('round.staked'),
            right: true,
            sum: ({ staked }) => staked,
            render: ({ staked }) => <Money value={staked} rounded />,
          },
          {
            label: text('round.paid'),
            right: true,
            wide: true,
            sum: ({ paid }) => paid,
            render: ({ paid }) => <Money value={paid} rounded />,
          },
          {
            label: text('commission.revenue'),
            right: true,
            signed: true,
            sum: ({ revenue }) => revenue,
            render: ({ revenue }) => <Money value={revenue} rounded signed />,
          },
        ]}
      />
    </ListPage>
  );
}

/** A day leads to its games, and a game to its page and to the rounds of the day. */
function DayAndGame({ code, of }: { readonly code: string; readonly of: Row }) {
  const text = useText();
  const mayReadRounds = useRight('ledger.read');
  const { day, nodeId, game } = of;
  const shown = formatDays(day, day, useLanguage());
  if (nodeId === null) {
    return <Link to={urls.vendorReport(code, { from: day, to: day, by: 'game' })}>{shown}</Link>;
  }
  return (
    <>
      {nodeId === 0 ? text('round.unknown') : <Link to={urls.game(nodeId)}>{game ?? nodeId}</Link>}
      <Typography variant="caption" color="textSecondary" component="div">
        {`${shown} `}
        {mayReadRounds ? (
          <Link to={urls.vendorRounds(code, { day, nodeId })}>{text('vendorReport.rounds')}</Link>
        ) : null}
      </Typography>
    </>
  );
}
