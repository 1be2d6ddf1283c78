import { Box, Button, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useRight } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usedPercent } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../../ui/lists/SaveLoaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { urls } from '../../../urls.ts';
import { NumberLimitDialog } from '../NumberLimitDialog.tsx';
import { useItemWords } from '../use-item-words.ts';

type Risk = CallValue<'drawExposure'>['items'][number];

const REFRESH_MS = 5_000;
const NEAR_PERCENT = 80;
const ON_SALE = ['SCHEDULED', 'OPEN'];

interface NumberRisksProps {
  readonly issue: string;
  /** Of the lottery. */
  readonly code: string;
}

/** The numbers of a draw: stakes, what they would cost, their price, and the acts on them. */
export function NumberRisks({ issue, code }: NumberRisksProps) {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const query = useAsk('drawExposure', { issue }, { refreshMs: REFRESH_MS });
  const words = useItemWords(query.data?.family);
  const [limited, setLimited] = useState<{ item: string; kind: 'close' | 'reduce' }>();
  const { data } = query;
  const limit = data?.limit ?? '0';
  const mayLimit = mayEdit && data !== undefined && ON_SALE.includes(data.draw.state);
  return (
    <Stack spacing={1} sx={{ mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {text('draw.limit')}: <Money value={limit} /> ·{' '}
        <Link to={urls.draw(issue)}>{text('exposure.toDraw')}</Link> ·{' '}
        <Link to={`${urls.lottery(code)}?tab=limits`}>{text('limits.title')}</Link>{' '}
        <SaveLoaded
          list="drawExposure"
          rows={data?.items}
          fields={['item', 'price', 'stake', 'liability', 'payPercent']}
          of={{ issue }}
        />
      </Typography>
      <DataTable
        label={text('exposure.numbersOf', { issue })}
        rows={data?.items}
        query={query}
        keyOf={(row) => row.item}
        empty={text('draw.noBets')}
        columns={[
          { label: text('draw.item'), render: (row) => <ItemName row={row} words={words} /> },
          {
            label: text('exposure.price'),
            right: true,
            render: ({ price }) => (price === undefined ? '—' : `× ${price}`),
          },
          {
            label: text('figure.stakes'),
            right: true,
            wide: true,
            sum: (row) => row.stake,
            render: (row) => <Money value={row.stake} rounded />,
          },
          {
            label: text('draw.liability'),
            right: true,
            render: (row) => <Money value={row.liability} rounded />,
          },
          {
            label: text('draw.ofLimit'),
            right: true,
            wide: true,
            render: (row) => <OfLimit row={row} limit={limit} name={words(row.item).pick} />,
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayLimit && row.price !== undefined && row.payPercent !== 0 ? (
                <Acts
                  name={words(row.item).pick}
                  reduced={row.payPercent !== undefined}
                  onChoose={(kind) => setLimited({ item: row.item, kind })}
                />
              ) : null,
          },
        ]}
      />
      {data !== undefined && data.numbers > data.items.length ? (
        <Typography variant="caption" color="textSecondary">
          {text('exposure.more', { shown: data.items.length, count: data.numbers })}
        </Typography>
      ) : null}
      {limited === undefined ? null : (
        <NumberLimitDialog
          code={code}
          start={{ ...limited, issue }}
          name={[words(limited.item).play, words(limited.item).pick].filter(Boolean).join(' · ')}
          onClose={() => setLimited(undefined)}
        />
      )}
    </Stack>
  );
}

interface ItemNameProps {
  readonly row: Risk;
  readonly words: ReturnType<typeof useItemWords>;
}

function ItemName({ row, words }: ItemNameProps) {
  const text = useText();
  const { play, pick } = words(row.item);
  return (
    <Box title={row.item}>
      {pick}{' '}
      {row.payPercent === undefined ? null : (
        <Chip
          size="small"
          color={row.payPercent === 0 ? 'error' : 'warning'}
          variant="outlined"
          label={
            row.payPercent === 0
              ? text('limits.closed')
              : text('limits.pays', { percent: row.payPercent })
          }
        />
      )}
      {play === '' ? null : (
        <Typography variant="caption" color="textSecondary" component="div">
          {play}
        </Typography>
      )}
    </Box>
  );
}

interface ActsProps {
  readonly name: string;
  /** A number that pays less can only be closed. */
  readonly reduced: boolean;
  readonly onChoose: (kind: 'close' | 'reduce') => void;
}

function Acts({ name, reduced, onChoose }: ActsProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 0.5, justifyContent: 'flex-end', flexWrap: 'wrap' }}
    >
      <Button
        size="small"
        color="error"
        aria-label={text('exposure.closeNumber', { name })}
        onClick={() => onChoose('close')}
      >
        {text('exposure.close')}
      </Button>
      {reduced ? null : (
        <Button
          size="small"
          aria-label={text('exposure.reduceNumber', { name })}
          onClick={() => onChoose('reduce')}
        >
          {text('exposure.reduce')}
        </Button>
      )}
    </Stack>
  );
}

interface OfLimitProps {
  readonly row: Risk;
  readonly limit: string;
  readonly name: string;
}

function OfLimit({ row, limit, name }: OfLimitProps) {
  const percent = usedPercent(row.liability, limit);
  if (percent === undefined) return <span>—</span>;
  return (
    <Box sx={{ minWidth: 90 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percent)}
        color={percent >= NEAR_PERCENT ? 'error' : 'primary'}
        aria-label={name}
      />
      <Typography variant="caption">{percent} %</Typography>
    </Box>
  );
}
