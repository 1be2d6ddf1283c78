// One draw: results, totals, exposure, bets, and the acts void and correct.
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useSession } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SaveRows } from '../../../ui/lists/SaveRows.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { NamedCode } from '../../../ui/NamedCode.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { usePlayNames } from '../../../records/use-play-names.ts';
import { urls } from '../../../urls.ts';
import { Cancelled } from './Cancelled.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { drawActs, drawTone, type DrawAct } from './draw-acts.ts';
import { DrawTotals } from './DrawTotals.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { NumberRisks } from './NumberRisks.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { Pager } from '../../../ui/lists/Pager.tsx';

export type DrawDetail = CallValue<'drawDetail'>;

/** The states in which the liability of a draw is known. */
const WITHOUT_NUMBERS = ['SCHEDULED', 'OPEN', 'CLOSED'];

export function DrawPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('drawDetail', { issue: id }, { refreshMs: 5000 });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.draws')} · ${data.draw.issue}`} />
      <DrawPanel detail={data} />
      <DrawTotals detail={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Results detail={data} />
        <Plays detail={data} />
      </Box>
      {WITHOUT_NUMBERS.includes(data.draw.state) ? (
        <Panel title={text('draw.exposure')}>
          <NumberRisks issue={data.draw.issue} code={data.draw.gameCode} />
        </Panel>
      ) : null}
      <Orders issue={data.draw.issue} />
    </Stack>
  );
}

function DrawPanel({ detail }: { readonly detail: DrawDetail }) {
  const text = useText();
  const textOf = useTextOf();
  const rights = useSession().standing?.rights ?? [];
  const [act, setAct] = useState<DrawAct>();
  const { draw } = detail;
  return (
    <Panel
      title={draw.issue}
      actions={
        <>
          <StateChip tone={drawTone(draw.state)} label={textOf('draw', draw.state)} />
          {drawActs(
            { state: draw.state, mode: detail.mode },
            rights,
            detail.entering !== undefined,
          ).map((each) => (
            <Button
              key={each}
              variant="outlined"
              color={each === 'enter' ? 'primary' : 'error'}
              onClick={() => setAct(each)}
            >
              {text(`draw.act.${each}`)}
            </Button>
          ))}
        </>
      }
    >
      <Facts
        facts={[
          [text('draw.numbers'), <DrawnNumbers key="n" numbers={draw.numbers} />],
          [text('draw.tickets'), draw.tickets],
          [text('figure.stakes'), <Money key="s" value={draw.stake} />],
          [text('draw.cancelled'), <Cancelled key="x" of={draw} />],
          [text('draw.opensAt'), <DateTime key="o" at={draw.opensAt} />],
          [text('draw.closesAt'), <DateTime key="c" at={draw.closesAt} />],
          [text('draw.drawAt'), <DateTime key="d" at={draw.drawAt} />],
          [text('draw.settledAt'), <DateTime key="t" at={detail.settledAt} />],
          [text('draw.mode'), textOf('drawMode', detail.mode)],
          [text('draw.parties'), detail.parties.join(', ')],
          [text('draw.root'), detail.root === undefined ? '—' : <code key="r">{detail.root}</code>],
        ]}
      />
      {detail.feed === undefined ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('draw.feedSays', { numbers: detail.feed.numbers, version: detail.feed.version })}
        </Alert>
      )}
      {act === 'enter' ? (
        <EnterDialog
          issue={draw.issue}
          own={detail.entering?.own}
          others={detail.entering?.others ?? 0}
          blockAt={detail.entering?.blockAt}
          onClose={() => setAct(undefined)}
        />
      ) : null}
      {act === 'void' ? <VoidDialog detail={detail} onClose={() => setAct(undefined)} /> : null}
      {act === 'correct' ? (
        <CorrectDialog detail={detail} onClose={() => setAct(undefined)} />
      ) : null}
    </Panel>
  );
}

function Results({ detail }: { readonly detail: DrawDetail }) {
  const text = useText();
  return (
    <Panel title={text('draw.results')}>
      <DataTable
        label={text('draw.results')}
        rows={detail.results}
        keyOf={(row) => String(row.version)}
        empty={text('draw.notDrawn')}
        columns={[
          { label: text('draw.version'), render: (row) => row.version },
          { label: text('draw.numbers'), render: (row) => <DrawnNumbers numbers={row.numbers} /> },
          { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
          {
            label: text('draw.madeBy'),
            render: (row) => [row.madeBy, row.approvedBy].filter(Boolean).join(' + '),
          },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}

function Plays({ detail }: { readonly detail: DrawDetail }) {
  const text = useText();
  const names = usePlayNames(detail.draw.gameCode);
  return (
    <Panel title={text('draw.plays')}>
      <DataTable
        label={text('draw.plays')}
        rows={detail.plays}
        keyOf={(row) => row.play}
        empty={text('draw.noBets')}
        columns={[
          {
            label: text('draw.play'),
            render: ({ play }) => <NamedCode name={names.play(play)} code={play} />,
          },
          { label: text('draw.tickets'), right: true, render: (row) => row.tickets },
          {
            label: text('figure.stakes'),
            right: true,
            sum: (row) => row.stake,
            render: (row) => <Money value={row.stake} />,
          },
        ]}
      />
    </Panel>
  );
}

const PAGE = 25;
/** The columns of the file. */
const CSV = ['number', 'username', 'trial', 'placedAt', 'bets', 'stake', 'prize', 'cancelled'];

function Orders({ issue }: { readonly issue: string }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const orders = useAsk(
    'drawOrders',
    { issue, pageNo: page + 1, pageSize: PAGE },
    { refreshMs: 10_000 },
  );
  return (
    <Panel
      title={text('draw.orders')}
      actions={
        <SaveRows
          resource="drawOrders"
          filter={{ issue }}
          total={orders.data?.total}
          fields={CSV}
        />
      }
    >
      <DataTable
        label={text('draw.orders')}
        rows={orders.data?.list}
        query={orders}
        keyOf={(row) => row.order}
        empty={text('draw.noBets')}
        columns={[
          { label: text('order.number'), render: (row) => row.number },
          {
            label: text('member.username'),
            render: (row) => (
              <>
                <Link to={ownerPath(row)}>{row.username}</Link>{' '}
                {isGroupBuy(row) ? <StateChip tone="plain" label={text('draw.groupBuy')} /> : null}
                {row.trial ? <StateChip tone="plain" label={text('draw.trial')} /> : null}
              </>
            ),
          },
          {
            label: text('field.time'),
            wide: true,
            render: (row) => <DateTime at={row.placedAt} />,
          },
          { label: text('draw.bets'), right: true, render: (row) => row.bets },
          {
            label: text('figure.stakes'),
            right: true,
            sum: (row) => (row.cancelled ? undefined : row.stake),
            render: (row) => <Money value={row.cancelled ? undefined : row.stake} />,
          },
          {
            label: text('draw.cancelled'),
            right: true,
            sum: (row) => (row.cancelled ? row.stake : undefined),
            render: (row) => <Money value={row.cancelled ? row.stake : undefined} />,
          },
          {
            label: text('figure.payouts'),
            right: true,
            sum: (row) => row.prize,
            render: (row) => <Money value={row.prize} />,
          },
        ]}
      />
      <Pager total={orders.data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}

interface Order {
  readonly order: string;
  readonly member: string;
}

/** The order of a group buy belongs to its offer, whose id is the order's. */
const isGroupBuy = ({ order, member }: Order): boolean => order === member;

const ownerPath = (row: Order): string =>
  isGroupBuy(row) ? urls.offer(row.order) : urls.member(row.member, 'bets');
