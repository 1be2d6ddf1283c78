import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import { formatChance, DEVIATIONS, UNLIKELY } from './format-chance.ts';

type Statistics = CallValue<'drawStatistics'>;
type Counted = Statistics['places'][number];

const SPANS = [100, 1000, 10_000] as const;

/** The frequency of each number by position, and the return, compared with their expectation. */
export function LotteryStatistics({ code }: { readonly code: string }) {
  const text = useText();
  const [draws, setDraws] = useState<number>(1000);
  const { data, error, refetch } = useAsk('drawStatistics', { code, draws });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
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
          <Returned data={data} />
          {data.places.length === 0 && data.draws > 0 ? (
            <Alert severity="info">{text('statistics.noTheory')}</Alert>
          ) : null}
          {data.places.map((counted) => (
            <Place key={counted.place} counted={counted} />
          ))}
        </Stack>
      ) : null}
    </Panel>
  );
}

function Returned({ data }: { readonly data: Statistics }) {
  const text = useText();
  const { theory } = data;
  const isFar = theory !== undefined && Math.abs(theory.deviations) > DEVIATIONS;
  return (
    <>
      <Facts
        facts={[
          [text('statistics.counted'), data.draws],
          [text('figure.stakes'), <Money key="s" value={data.stake} />],
          [text('figure.payouts'), <Money key="p" value={data.prize} />],
          [text('draw.refunded'), <Money key="t" value={data.refunded} />],
          [text('figure.rebates'), <Money key="r" value={data.rebate} />],
          [
            text('statistics.returned'),
            theory === undefined ? '—' : partsPerMillion(theory.returned),
          ],
          [text('statistics.theory'), theory === undefined ? '—' : rangeOf(theory)],
          [text('statistics.deviations'), theory?.deviations ?? '—'],
        ]}
      />
      {isFar ? <Alert severity="error">{text('statistics.farReturn')}</Alert> : null}
    </>
  );
}

function rangeOf({ low, high }: NonNullable<Statistics['theory']>): string {
  const [from, to] = [partsPerMillion(low), partsPerMillion(high)];
  return from === to ? from : `${from} – ${to}`;
}

/** A bar chart of one position: the frequency of each of its numbers. */
function Place({ counted }: { readonly counted: Counted }) {
  const text = useText();
  const { place, first, counts, expected, chiSquare, freedom, chance } = counted;
  const highest = Math.max(expected, ...counts, 1);
  const isUnlikely = chance !== undefined && chance < UNLIKELY;
  return (
    <Box>
      <Typography variant="subtitle2" color={isUnlikely ? 'error' : 'textPrimary'}>
        {place === 0 ? text('statistics.together') : text('statistics.place', { place })} ·{' '}
        {text('statistics.expected', { count: Math.round(expected * 10) / 10 })} ·{' '}
        {`χ²(${freedom}) = ${Math.round(chiSquare * 10) / 10}`} ·{' '}
        {chance === undefined
          ? text('statistics.tooFew')
          : text('statistics.chance', { chance: formatChance(chance) })}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-end', height: 90, minWidth: 0 }}>
          {counts.map((count, index) => (
            <Box
              key={index}
              sx={{ flex: '1 0 22px', maxWidth: 90, textAlign: 'center', fontSize: 11 }}
            >
              {count}
              <Box
                sx={{ bgcolor: isUnlikely ? 'error.main' : 'primary.main', borderRadius: 0.5 }}
                style={{ height: `${Math.round((count / highest) * 54)}px` }}
              />
              {first + index}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
