// What the draws on sale would cost the house: worst first, one row a draw, and its numbers opened
// below it.
import {
  Box,
  Chip,
  Collapse,
  IconButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { KeyboardArrowDown, KeyboardArrowRight } from '@mui/icons-material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { chartHeight } from '../../../ui/format.ts';
import { Money } from '../../../ui/Money.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Remaining } from '../../../ui/time/Elapsed.tsx';
import { urls } from '../../../urls.ts';
import { LotteryFilter } from '../LotteryFilter.tsx';
import { useItemWords } from '../use-item-words.ts';
import { useLotteryChoices } from '../../../records/use-lottery-choices.ts';
import { keepOrder } from './keep-order.ts';
import { NumberRisks } from './NumberRisks.tsx';
import { RiskBar } from './RiskBar.tsx';

type Exposed = CallValue<'exposure'>['list'][number];

const REFRESH_MS = 5_000;
const COLUMNS = 6;
const FROM_TABLET = { display: { xs: 'none', md: 'table-cell' } } as const;

export function ExposureMonitor() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const gameCode = search.get('lottery') ?? '';
  const opened = search.get('draw') ?? '';
  const query = useAsk('exposure', gameCode === '' ? {} : { gameCode }, { refreshMs: REFRESH_MS });
  const [held, setHeld] = useState(false);
  const change = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const rows = useSteadyRows(query.data?.list ?? [], held || opened !== '');
  const most = Math.max(0, ...rows.map(({ stake, payout }) => widest(stake, payout)));
  const idle = query.data?.idle ?? 0;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <LotteryFilter code={gameCode} onChoose={(code) => change('lottery', code)} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {text('exposure.help')}
        </Typography>
      </Stack>
      {query.error ? (
        <QueryError message={query.error.message} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data !== undefined && rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('exposure.none')}
        </Typography>
      ) : (
        <TableContainer
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Table
            size="small"
            aria-label={text('draw.exposure')}
            aria-busy={query.data === undefined}
          >
            <Heading />
            <TableBody>
              {rows.map((each) => (
                <ExposedDraw
                  key={each.draw.issue}
                  exposed={each}
                  most={most}
                  open={each.draw.issue === opened}
                  onToggle={() => change('draw', each.draw.issue === opened ? '' : each.draw.issue)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {idle === 0 ? null : (
        <Typography variant="caption" color="textSecondary">
          {text('exposure.idle', { count: idle })}
        </Typography>
      )}
    </Stack>
  );
}

function Heading() {
  const text = useText();
  return (
    <TableHead>
      <TableRow>
        <TableCell>{text('draw.issue')}</TableCell>
        <TableCell sx={FROM_TABLET}>{text('exposure.risk')}</TableCell>
        <TableCell align="right" sx={FROM_TABLET}>
          {text('figure.stakes')}
        </TableCell>
        <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
          {text('exposure.payout')}
        </TableCell>
        <TableCell align="right">{text('exposure.net')}</TableCell>
        <TableCell sx={FROM_TABLET}>{text('exposure.worst')}</TableCell>
      </TableRow>
    </TableHead>
  );
}

interface ExposedDrawProps {
  readonly exposed: Exposed;
  readonly most: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function ExposedDraw({ exposed, most, open, onToggle }: ExposedDrawProps) {
  const text = useText();
  const words = useItemWords(exposed.family);
  const names = useLotteryChoices();
  const { draw, stake, payout, net, worst } = exposed;
  const worstWords = worst === undefined ? undefined : words(worst.item);
  const name = names.find(({ id }) => id === draw.gameCode)?.name ?? draw.gameCode;
  return (
    <>
      <TableRow hover sx={{ '& > td': { borderBottom: open ? 0 : undefined } }}>
        <TableCell sx={{ minWidth: 170 }}>
          <Stack direction="row" sx={{ alignItems: 'flex-start', ml: -1 }}>
            <IconButton
              size="small"
              aria-expanded={open}
              aria-label={text('exposure.open', { issue: draw.issue })}
              onClick={onToggle}
            >
              {open ? <KeyboardArrowDown /> : <KeyboardArrowRight />}
            </IconButton>
            <Box sx={{ minWidth: 0, flex: 1, py: 0.5 }}>
              <Box sx={{ fontWeight: 600 }}>{name}</Box>
              <Typography variant="caption" component="div">
                <Link to={urls.draw(draw.issue)}>{draw.shortIssue}</Link>{' '}
                <Closing closesAt={draw.closesAt} state={draw.state} />
              </Typography>
              <Box sx={{ display: { md: 'none' }, mt: 0.5 }}>
                <RiskBar stake={stake} payout={payout} most={most} />
              </Box>
            </Box>
          </Stack>
        </TableCell>
        <TableCell sx={{ ...FROM_TABLET, width: '26%' }}>
          <RiskBar stake={stake} payout={payout} most={most} />
        </TableCell>
        <TableCell align="right" sx={FROM_TABLET}>
          <Money value={stake} rounded />
        </TableCell>
        <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
          <Money value={payout} rounded />
        </TableCell>
        <TableCell align="right">
          <HouseNet net={net} />
        </TableCell>
        <TableCell sx={FROM_TABLET}>
          {worst === undefined || worstWords === undefined ? null : (
            <>
              {worstWords.pick}
              <Typography variant="caption" color="textSecondary" component="div">
                {worstWords.play === '' ? null : `${worstWords.play} · `}
                <Money value={worst.liability} rounded />
              </Typography>
            </>
          )}
        </TableCell>
      </TableRow>
      {open ? (
        <TableRow>
          <TableCell colSpan={COLUMNS} sx={{ pt: 0, px: { xs: 0, sm: 2 } }}>
            <Collapse in appear>
              <NumberRisks issue={draw.issue} code={draw.gameCode} />
            </Collapse>
          </TableCell>
        </TableRow>
      ) : null}
    </>
  );
}

/** What the house would lose, or at least win, in the worst case. */
function HouseNet({ net }: { readonly net: string }) {
  const isLoss = !net.startsWith('-') && /[1-9]/.test(net);
  const shown = net.startsWith('-') ? net.slice(1) : isLoss ? `-${net}` : net;
  return <Money value={shown} signed rounded />;
}

function Closing({ closesAt, state }: { readonly closesAt: number; readonly state: string }) {
  const text = useText();
  if (state !== 'OPEN' && state !== 'SCHEDULED') {
    return <Chip size="small" label={text('draw.CLOSED')} sx={{ height: 18 }} />;
  }
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text('draw.closesIn')} <Remaining until={closesAt} />
    </Box>
  );
}

/** The rows worst first; while they are held, each stays where it stood at the beginning. */
function useSteadyRows(rows: readonly Exposed[], held: boolean): readonly Exposed[] {
  const [order, setOrder] = useState<readonly string[]>();
  if (held && order === undefined && rows.length > 0) setOrder(rows.map(issueOf));
  if (!held && order !== undefined) setOrder(undefined);
  return held && order !== undefined ? keepOrder(rows, order, issueOf) : rows;
}

const issueOf = (row: Exposed): string => row.draw.issue;

function widest(stake: string, payout: string): number {
  return Math.max(chartHeight(stake), chartHeight(payout));
}
