// One draw: its results, what it came to, what it risks, who bet, and the two grave acts.
import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { ValueOf } from '../../app/calls.ts';
import { useSession } from '../../app/session.ts';
import { useAsk } from '../../app/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { urls } from '../../urls.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { drawActs, drawTone, type DrawAct } from './draw-states.ts';
import { DrawTotals } from './DrawTotals.tsx';
import { EnterDialog } from './EnterDialog.tsx';
import { Numbers } from './Numbers.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { Pages } from '../../ui/Pages.tsx';

export type DrawDesk = ValueOf<'drawDesk'>;

export function DrawPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('drawDesk', { issue: id }, { refreshMs: 5000 });
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.draws')} · ${data.draw.issue}`} />
      <DrawPanel desk={data} />
      <DrawTotals desk={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Results desk={data} />
        <Plays desk={data} />
      </Box>
      {data.liabilities.length > 0 ? <Liabilities desk={data} /> : null}
      <Orders issue={data.draw.issue} />
    </Stack>
  );
}

function DrawPanel({ desk }: { readonly desk: DrawDesk }) {
  const text = useText();
  const textOf = useTextOf();
  const rights = useSession().standing?.rights ?? [];
  const [act, setAct] = useState<DrawAct>();
  const { draw } = desk;
  return (
    <Panel
      title={draw.issue}
      actions={
        <>
          <StateChip tone={drawTone(draw.state)} label={textOf('draw', draw.state)} />
          {drawActs(
            { state: draw.state, mode: desk.mode },
            rights,
            desk.entering !== undefined,
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
          [text('draw.numbers'), <Numbers key="n" numbers={draw.numbers} />],
          [text('draw.tickets'), draw.tickets],
          [text('figure.stakes'), <Money key="s" value={draw.stake} />],
          [text('draw.opensAt'), <When key="o" at={draw.opensAt} />],
          [text('draw.closesAt'), <When key="c" at={draw.closesAt} />],
          [text('draw.drawAt'), <When key="d" at={draw.drawAt} />],
          [text('draw.settledAt'), <When key="t" at={desk.settledAt} />],
          [text('draw.mode'), textOf('drawMode', desk.mode)],
          [text('draw.parties'), desk.parties.join(', ')],
          [text('draw.root'), desk.root === undefined ? '—' : <code key="r">{desk.root}</code>],
        ]}
      />
      {desk.feed === undefined ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('draw.feedSays', { numbers: desk.feed.numbers, version: desk.feed.version })}
        </Alert>
      )}
      {act === 'enter' ? (
        <EnterDialog
          issue={draw.issue}
          own={desk.entering?.own}
          others={desk.entering?.others ?? 0}
          blockAt={desk.entering?.blockAt}
          onClose={() => setAct(undefined)}
        />
      ) : null}
      {act === 'void' ? <VoidDialog desk={desk} onClose={() => setAct(undefined)} /> : null}
      {act === 'correct' ? <CorrectDialog desk={desk} onClose={() => setAct(undefined)} /> : null}
    </Panel>
  );
}

function Results({ desk }: { readonly desk: DrawDesk }) {
  const text = useText();
  return (
    <Panel title={text('draw.results')}>
      <Lines
        label={text('draw.results')}
        rows={desk.results}
        keyOf={(row) => String(row.version)}
        empty={text('draw.notDrawn')}
        columns={[
          { label: text('draw.version'), render: (row) => row.version },
          { label: text('draw.numbers'), render: (row) => <Numbers numbers={row.numbers} /> },
          { label: text('field.time'), render: (row) => <When at={row.at} /> },
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

function Plays({ desk }: { readonly desk: DrawDesk }) {
  const text = useText();
  return (
    <Panel title={text('draw.plays')}>
      <Lines
        label={text('draw.plays')}
        rows={desk.plays}
        keyOf={(row) => row.play}
        empty={text('draw.noBets')}
        columns={[
          { label: text('draw.play'), render: (row) => <code>{row.play}</code> },
          { label: text('draw.tickets'), right: true, render: (row) => row.tickets },
          {
            label: text('figure.stakes'),
            right: true,
            render: (row) => <Money value={row.stake} />,
          },
        ]}
      />
    </Panel>
  );
}

function Liabilities({ desk }: { readonly desk: DrawDesk }) {
  const text = useText();
  return (
    <Panel title={text('draw.exposure')}>
      <Lines
        label={text('draw.exposure')}
        rows={desk.liabilities}
        keyOf={(row) => row.item}
        empty={text('draw.noBets')}
        columns={[
          { label: text('draw.item'), render: (row) => <code>{row.item}</code> },
          {
            label: text('figure.stakes'),
            right: true,
            render: (row) => <Money value={row.stake} />,
          },
          {
            label: text('draw.liability'),
            right: true,
            render: (row) => <Money value={row.liability} />,
          },
        ]}
      />
    </Panel>
  );
}

const PAGE = 25;

function Orders({ issue }: { readonly issue: string }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const { data } = useAsk(
    'drawOrders',
    { issue, pageNo: page + 1, pageSize: PAGE },
    { refreshMs: 10_000 },
  );
  return (
    <Panel title={text('draw.orders')}>
      <Lines
        label={text('draw.orders')}
        rows={data?.list}
        keyOf={(row) => row.order}
        empty={text('draw.noBets')}
        columns={[
          { label: text('order.number'), render: (row) => row.number },
          {
            label: text('member.username'),
            render: (row) => (
              <>
                <Link to={urls.member(row.member, 'bets')}>{row.username}</Link>{' '}
                {row.trial ? <StateChip tone="plain" label={text('draw.trial')} /> : null}
              </>
            ),
          },
          { label: text('field.time'), wide: true, render: (row) => <When at={row.placedAt} /> },
          { label: text('draw.bets'), right: true, render: (row) => row.bets },
          {
            label: text('figure.stakes'),
            right: true,
            render: (row) => <Money value={row.stake} />,
          },
          {
            label: text('figure.payouts'),
            right: true,
            render: (row) => <Money value={row.prize} />,
          },
          {
            label: '',
            render: (row) =>
              row.cancelled ? <StateChip tone="plain" label={text('draw.cancelled')} /> : null,
          },
        ]}
      />
      <Pages total={data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}
