import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { formatCount } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Elapsed } from '../../ui/time/Elapsed.tsx';
import { useNow } from '../../ui/time/page-clock.ts';
import { isQueueOld, queuePage, STATE_TEXTS, type Queue } from './queue-pages.ts';

const REFRESH_MS = 5_000;
const AGE_SHOWN_EVERY_MS = 10_000;

/**
 * What waits for a person, of the queues that the operator may read; with the last answer also
 * while a later one fails.
 */
export function WorkQueues() {
  const text = useText();
  const { data, error, refetch } = useAsk(
    'dashboardQueues',
    {},
    {
      refreshMs: REFRESH_MS,
      showsErrors: true,
    },
  );
  const now = useNow(AGE_SHOWN_EVERY_MS);
  if (data?.allowed.length === 0) return null;
  return (
    <Panel title={text('queue.title')}>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text('queue.nothing')}
        </Typography>
      ) : null}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          minHeight: data === undefined ? 92 : 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        }}
      >
        {data?.list.map((queue) => (
          <QueueCard
            key={`${queue.queue} ${queue.state}`}
            queue={queue}
            currency={data.currency}
            bigWinFrom={data.bigWinFrom}
            old={isQueueOld(queue, now)}
          />
        ))}
      </Box>
    </Panel>
  );
}

interface QueueCardProps {
  readonly queue: Queue;
  readonly currency: string;
  readonly bigWinFrom: string;
  readonly old: boolean;
}

function QueueCard({ queue, currency, bigWinFrom, old }: QueueCardProps) {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const prefix = STATE_TEXTS[queue.queue];
  const state = prefix === undefined || queue.state === null ? '' : textOf(prefix, queue.state);
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ borderLeft: 4, borderLeftColor: old ? 'error.main' : 'primary.main' }}
    >
      <CardActionArea component={Link} to={queuePage(queue)} sx={{ height: '100%', p: 1.25 }}>
        <Typography variant="caption" color="textSecondary" component="span">
          {text(`queue.${queue.queue}`)}
          {state === '' ? null : ` · ${state}`}
        </Typography>
        <Typography
          variant="h5"
          component="span"
          sx={{
            display: 'block',
            fontVariantNumeric: 'tabular-nums',
            color: old ? 'error.main' : 'inherit',
          }}
        >
          {formatCount(queue.count, language)}
        </Typography>
        <Typography variant="caption" component="span" sx={{ display: 'block', minHeight: 20 }}>
          {queue.amount === null ? null : (
            <Money value={queue.amount} currency={currency} rounded />
          )}
          {queue.queue === 'big_wins' ? (
            <>
              {' · '}
              {text('queue.bigWinFrom')} <Money value={bigWinFrom} rounded />
            </>
          ) : null}
          {queue.amount === null || queue.oldestAt === null ? null : ' · '}
          {queue.oldestAt === null ? null : (
            <>
              {text('figure.oldest')}{' '}
              <Elapsed since={queue.oldestAt} {...(old ? { lateAfterMs: 0 } : {})} />
            </>
          )}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
