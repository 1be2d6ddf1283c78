import { Box, Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

interface OrderEventsProps {
  readonly kind: 'deposit' | 'withdrawal';
  readonly events: CallValue<'depositDetail'>['events'];
}

/** All events of an order, oldest first. */
export function OrderEvents({ kind, events }: OrderEventsProps) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel title={text('order.events')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {events.map((event) => (
          <li key={`${event.time}${event.state}${event.note ?? ''}`}>
            <Typography variant="body2" component="div">
              <strong>{textOf(kind, event.state)}</strong>
              {event.reason ? ` · ${textOf('orderReason', event.reason)}` : ''}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div">
              <DateTime at={event.time} /> · {event.actorName ?? textOf('actor', event.actor)}
              {event.note ? ` · ${event.note}` : ''}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
