import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Elapsed } from '../../ui/time/Elapsed.tsx';
import { formatCount } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';

type Figures = CallValue<'dashboard'>;

/** The figures of the business day, and the two queues. */
export function FigureCards({ figures }: { readonly figures: Figures | undefined }) {
  const text = useText();
  const language = useLanguage();
  const count = (value: number): string => formatCount(value, language);
  const times = (value: number): string => text('figure.times', { count: count(value) });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 165px), 1fr))',
      }}
    >
      <Figure label={text('figure.online')} value={figures && count(figures.online)}>
        {figures && text('figure.active', { count: count(figures.activePlayers) })}
      </Figure>
      <Figure label={text('figure.registrations')} value={figures && count(figures.registrations)}>
        {figures && text('figure.firstDeposits', { count: count(figures.firstDeposits) })}
      </Figure>
      <Figure
        label={text('figure.deposits')}
        value={figures && <Money value={figures.deposits.amount} currency={figures.currency} />}
      >
        {figures && times(figures.deposits.count)}
      </Figure>
      <Figure
        label={text('figure.withdrawals')}
        value={figures && <Money value={figures.withdrawals.amount} currency={figures.currency} />}
      >
        {figures && times(figures.withdrawals.count)}
      </Figure>
      <Figure
        label={text('figure.stakes')}
        value={figures && <Money value={figures.stakes.amount} currency={figures.currency} />}
      >
        {figures && times(figures.stakes.count)}
      </Figure>
      <Figure
        label={text('figure.payouts')}
        value={figures && <Money value={figures.payouts.amount} currency={figures.currency} />}
      >
        {figures && times(figures.payouts.count)}
      </Figure>
      <Figure
        label={text('figure.result')}
        value={figures && <Money value={figures.result} currency={figures.currency} signed />}
      >
        {figures && (
          <>
            {text('figure.rebates')} <Money value={figures.rebates.amount} />
          </>
        )}
      </Figure>
      <QueueFigure
        label={text('figure.withdrawalQueue')}
        queue={figures?.withdrawalQueue}
        to={urls.withdrawals}
      />
      <QueueFigure
        label={text('figure.depositQueue')}
        queue={figures?.depositQueue}
        to={urls.deposits}
      />
    </Box>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <Card variant="outlined" sx={{ p: 1.75 }}>
      <Typography variant="caption" color="textSecondary" component="h2">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', my: 0.25 }}>
        {value ?? <Skeleton width={90} />}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {children ?? '\u00a0'}
      </Typography>
    </Card>
  );
}

interface QueueFigureProps {
  readonly label: string;
  readonly queue: Figures['depositQueue'] | undefined;
  readonly to: string;
}

const LATE_MS = 30 * 60_000;

function QueueFigure({ label, queue, to }: QueueFigureProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Figure
      label={label}
      value={
        queue && (
          <Link to={to} style={{ color: 'inherit' }}>
            {formatCount(queue.count, language)}
          </Link>
        )
      }
    >
      {queue && (
        <>
          <Money value={queue.amount} />
          {queue.oldestAt === null ? null : (
            <>
              {' · '}
              {text('figure.oldest')} <Elapsed since={queue.oldestAt} lateAfterMs={LATE_MS} />
            </>
          )}
        </>
      )}
    </Figure>
  );
}
