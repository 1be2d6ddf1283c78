import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { TimeAreas, TimeBars } from '../../../ui/time/time-charts.tsx';

type Figures = CallValue<'memberFigures'>;

const SPANS = [30, 90] as const;

interface MemberFiguresProps {
  readonly member: string;
  /** The figures in a table, or the balance and the result in charts. */
  readonly as: 'table' | 'charts';
}

/** What a member paid, played and cost, since ever and lately; or its balance and result by day. */
export function MemberFigures({ member, as }: MemberFiguresProps) {
  const { data, error, refetch } = useAsk('memberFigures', { id: member }, { refreshMs: 30_000 });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  // The panels keep their place while the figures are read.
  if (data === undefined) return <Box sx={{ minHeight: as === 'table' ? 450 : 520 }} />;
  return as === 'table' ? <FigureTable figures={data} /> : <Charts figures={data} />;
}

function FigureTable({ figures }: { readonly figures: Figures }) {
  const text = useText();
  const language = useLanguage();
  const { lifetime, month, currency } = figures;
  const both = (label: string, show: (of: Figures['month']) => ReactNode) => (
    <TableRow key={label}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="right">{show(month)}</TableCell>
      <TableCell align="right">{show(lifetime)}</TableCell>
    </TableRow>
  );
  const flow = ({ count, amount }: Figures['month']['deposits']) => (
    <>
      <Money value={amount} rounded />{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        ({formatCount(count, language)})
      </Box>
    </>
  );
  return (
    <Panel title={`${text('figures.title')} · ${currency}`}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={text('figures.title')}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              <TableCell align="right">{text('figures.month')}</TableCell>
              <TableCell align="right">{text('figures.lifetime')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {both(text('figure.deposits'), ({ deposits }) => flow(deposits))}
            {both(text('figure.withdrawals'), ({ withdrawals }) => flow(withdrawals))}
            {both(text('figures.adjustments'), (of) => (
              <Money value={of.adjustments} rounded />
            ))}
            {both(text('figure.stakes'), (of) => (
              <Money value={of.stakes} rounded />
            ))}
            {both(text('figures.bets'), (of) => formatCount(of.bets, language))}
            {both(text('figure.payouts'), (of) => (
              <Money value={of.payouts} rounded />
            ))}
            {both(text('figure.rebates'), (of) => (
              <Money value={of.rebates} rounded />
            ))}
            {both(text('figure.result'), (of) => (
              <strong>
                <Money value={of.result} rounded signed />
              </strong>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            [text('figures.firstDeposit'), <DateTime key="at" at={figures.firstDepositAt} />],
            [text('figures.lastDeposit'), <DateTime key="at" at={figures.lastDepositAt} />],
            [text('figures.firstBet'), <DateTime key="at" at={figures.firstBetAt} />],
            [text('figures.lastBet'), <DateTime key="at" at={figures.lastBetAt} />],
            [text('figures.counted'), <DateTime key="at" at={figures.countedTo} />],
          ]}
        />
      </Box>
    </Panel>
  );
}

function Charts({ figures }: { readonly figures: Figures }) {
  const text = useText();
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  const points = figures.days.slice(-days).map(({ at, balance, result }) => {
    return { at, balance, result };
  });
  return (
    <Panel
      title={text('figures.chart')}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          aria-label={text('figures.chart')}
          onChange={(_event, value: (typeof SPANS)[number] | null) => setDays(value ?? days)}
        >
          {SPANS.map((each) => (
            <ToggleButton key={each} value={each}>
              {text('figures.days', { count: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <TimeAreas
        label={text('figures.balance')}
        by="day"
        points={points}
        series={[{ key: 'balance', label: text('figures.balance'), color: 'primary' }]}
      />
      <TimeBars
        label={text('figure.result')}
        by="day"
        points={points}
        series={[{ key: 'result', label: text('figure.result'), color: 'warning' }]}
      />
    </Panel>
  );
}
