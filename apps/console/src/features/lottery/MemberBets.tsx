import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { BetFilters, type BetFilter } from './BetFilters.tsx';
import { drawTone } from './draws/draw-acts.ts';
import { WholeTotals } from '../../records/WholeTotals.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';

type Order = CallValue<'memberBets'>['list'][number];

const PAGE = 25;
const RECENT = 6;

/** The columns of the file. */
const CSV = [
  'placedAt',
  'order',
  'lottery',
  'issue',
  'drawState',
  'numbers',
  'bets',
  'stake',
  'returned',
  'cancelled',
];

interface MemberBetsProps {
  readonly member: string;
  /** Shows the newest only, and leads to the others. */
  readonly onAll?: () => void;
}

/** The bets of one member with their picks and results, newest first. */
export function MemberBets({ member, onAll }: MemberBetsProps) {
  const text = useText();
  const [page, setPage] = useState(0);
  const [filter, setFilter] = useState<BetFilter>({});
  const pageSize = onAll === undefined ? PAGE : RECENT;
  const bets = useAsk(
    'memberBets',
    { id: member, ...filter, pageNo: page + 1, pageSize },
    { refreshMs: 10_000 },
  );
  const title = text(onAll === undefined ? 'member.bets' : 'figures.lastBets');
  return (
    <Panel
      title={title}
      actions={
        onAll ? (
          <Button onClick={onAll}>{text('figures.all')}</Button>
        ) : (
          <>
            <BetFilters
              filter={filter}
              onChoose={(next) => {
                setFilter(next);
                setPage(0);
              }}
            />
            <SaveRows
              resource="memberBets"
              filter={{ id: member, ...filter }}
              total={bets.data?.total}
              fields={CSV}
            />
          </>
        )
      }
    >
      <DataTable
        label={title}
        rows={bets.data?.list}
        query={bets}
        keyOf={(row) => row.order}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('field.time'),
            wide: true,
            render: (row) => <DateTime at={row.placedAt} />,
          },
          { label: text('draw.issue'), render: (row) => <DrawLink row={row} /> },
          { label: text('draw.bets'), render: (row) => <Lines row={row} /> },
          {
            label: `${text('figure.stakes')} / ${text('draw.returned')}`,
            right: true,
            render: (row) => (
              <>
                <Money value={row.stake} />
                <Returned row={row} />
              </>
            ),
          },
          { label: text('field.state'), wide: true, render: (row) => <OrderState row={row} /> },
        ]}
      />
      {onAll ? null : (
        <>
          {bets.data?.list.length ? (
            <WholeTotals
              name="memberBetTotals"
              input={{ id: member, ...filter }}
              labels={{ stake: text('figure.stakes'), returned: text('draw.returned') }}
            />
          ) : null}
          <Pager total={bets.data?.total} page={page} pageSize={pageSize} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}

function DrawLink({ row }: { readonly row: Order }) {
  const text = useText();
  return (
    <>
      {row.name}
      <Box sx={{ fontSize: 12.5 }}>
        <Link to={urls.draw(row.issue)}>{row.issue}</Link>
      </Box>
      {row.share ? (
        <Box sx={{ fontSize: 12.5, color: 'text.secondary' }}>
          {text('draw.sharesOf', row.share)}
        </Box>
      ) : null}
      <Box sx={{ display: { md: 'none' }, fontSize: 12.5, color: 'text.secondary' }}>
        <DateTime at={row.placedAt} />
      </Box>
    </>
  );
}

/** The first bets of an order in words, each with what it brought. */
function Lines({ row }: { readonly row: Order }) {
  const text = useText();
  const rest = row.bets - row.lines.length;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 120 }}>
      {row.lines.map((line, place) => (
        <Box component="li" key={place} sx={{ overflowWrap: 'anywhere' }}>
          {line.play}: <strong>{line.pick}</strong>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {line.notes} × {line.multiple} · @{line.terms}
          </Box>
          {row.lines.length > 1 ? (
            <>
              {' '}
              · <Money value={line.stake} />
              {line.returned !== null && /[1-9]/.test(line.returned) ? (
                <Box component="span" sx={{ color: 'success.main' }}>
                  {' → '}
                  <Money value={line.returned} />
                </Box>
              ) : null}
            </>
          ) : null}
        </Box>
      ))}
      {rest > 0 ? (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {text('case.more', { count: rest })}
        </Box>
      ) : null}
    </Box>
  );
}

function Returned({ row }: { readonly row: Order }) {
  const text = useText();
  const isOpen = row.drawState !== 'SETTLED' && row.drawState !== 'VOID' && !row.cancelled;
  if (isOpen) return <Box sx={{ color: 'text.secondary' }}>{text('case.notDrawn')}</Box>;
  return (
    <Box>
      <Money value={row.returned} signed={/[1-9]/.test(row.returned)} />
    </Box>
  );
}

function OrderState({ row }: { readonly row: Order }) {
  const text = useText();
  const textOf = useTextOf();
  return row.cancelled ? (
    <StateChip tone="plain" label={text('draw.cancelled')} />
  ) : (
    <StateChip tone={drawTone(row.drawState)} label={textOf('draw', row.drawState)} />
  );
}
