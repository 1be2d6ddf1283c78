import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Remaining } from '../../../ui/time/Elapsed.tsx';
import { usedPercent } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { urls } from '../../../urls.ts';
import { LotteryFilter } from '../LotteryFilter.tsx';

type Exposed = CallValue<'exposure'>['list'][number];
type Item = Exposed['items'][number];

const REFRESH_MS = 3_000;
const NEAR_PERCENT = 80;

/** The liability of each draw on sale, number by number, against its limit. */
export function ExposureMonitor() {
  const text = useText();
  const [gameCode, setGameCode] = useState('');
  const { data, error, refetch } = useAsk(
    'exposure',
    { top: 20, ...(gameCode === '' ? {} : { gameCode }) },
    { refreshMs: REFRESH_MS },
  );
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Stack spacing={2}>
      <LotteryFilter code={gameCode} onChoose={setGameCode} />
      {data?.list.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('draw.noneOpen')}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
          alignItems: 'start',
        }}
      >
        {(data?.list ?? []).map((each) => (
          <ExposedDraw key={each.draw.issue} exposed={each} />
        ))}
      </Box>
    </Stack>
  );
}

function ExposedDraw({ exposed }: { readonly exposed: Exposed }) {
  const text = useText();
  const { draw, limit, items } = exposed;
  return (
    <Panel
      title={draw.issue}
      actions={
        <Typography variant="body2" component="span">
          {text('draw.closesIn')} <Remaining until={draw.closesAt} /> ·{' '}
          <Link to={urls.draw(draw.issue)}>{text('ra.action.show')}</Link>
        </Typography>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('draw.tickets')}: {draw.tickets} · {text('figure.stakes')}:{' '}
        <Money value={draw.stake} /> · {text('draw.limit')}: <Money value={limit} />
      </Typography>
      <DataTable
        label={text('draw.exposure')}
        rows={items}
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
          {
            label: text('draw.ofLimit'),
            right: true,
            render: (row) => <OfLimit item={row} limit={limit} />,
          },
        ]}
      />
    </Panel>
  );
}

function OfLimit({ item, limit }: { readonly item: Item; readonly limit: string }) {
  const percent = usedPercent(item.liability, limit);
  if (percent === undefined) return <span>—</span>;
  return (
    <Box sx={{ minWidth: 90 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percent)}
        color={percent >= NEAR_PERCENT ? 'error' : 'primary'}
        aria-label={item.item}
      />
      <Typography variant="caption">{percent} %</Typography>
    </Box>
  );
}
