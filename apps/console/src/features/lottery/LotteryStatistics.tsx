import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAsk } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { shareOf } from '../../ui/format.ts';

const SPANS = [100, 1000, 10_000] as const;

/** How often each number came at each place, against what chance expects. */
export function LotteryStatistics({ code }: { readonly code: string }) {
  const text = useText();
  const [draws, setDraws] = useState<number>(1000);
  const { data, error, refetch } = useAsk('drawStatistics', { code, draws });
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  const returned = data && shareOf(data.prize, data.stake);
  return (
    <Panel
      title={text('statistics.title')}
      actions={
        <TextField
          select
          label={text('statistics.draws')}
          value={draws}
          onChange={(event) => setDraws(Number(event.target.value))}
          sx={{ minWidth: 120 }}
        >
          {SPANS.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {data ? (
        <Stack spacing={2}>
          <Facts
            facts={[
              [text('statistics.counted'), data.draws],
              [text('figure.stakes'), <Money key="s" value={data.stake} />],
              [text('figure.payouts'), <Money key="p" value={data.prize} />],
              [text('figure.rebates'), <Money key="r" value={data.rebate} />],
              [text('statistics.returned'), returned === undefined ? '—' : `${returned} %`],
            ]}
          />
          {data.places.map((counts, place) => (
            <Place key={place} place={place + 1} counts={counts} draws={data.draws} />
          ))}
        </Stack>
      ) : null}
    </Panel>
  );
}

interface PlaceProps {
  readonly place: number;
  readonly counts: readonly number[];
  readonly draws: number;
}

function Place({ place, counts, draws }: PlaceProps) {
  const text = useText();
  const expected = counts.length === 0 ? 0 : draws / counts.length;
  const highest = Math.max(expected, ...counts, 1);
  return (
    <Box>
      <Typography variant="subtitle2">
        {text('statistics.place', { place })} ·{' '}
        {text('statistics.expected', { count: Math.round(expected) })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-end', height: 90 }}>
        {counts.map((count, symbol) => (
          <Box key={symbol} sx={{ flex: 1, textAlign: 'center', fontSize: 11 }}>
            {count}
            <Box
              sx={{ bgcolor: 'primary.main', borderRadius: 0.5 }}
              style={{ height: `${Math.round((count / highest) * 54)}px` }}
            />
            {symbol}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
