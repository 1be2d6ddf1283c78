import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button, IconButton, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../../../i18n/use-text.ts';
import { useNow } from '../../../ui/time/page-clock.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { dayAt, dayBeside } from './calendar-days.ts';

const AGAIN_MS = 60_000;

/** What is next, what has been drawn, or one day, with the days beside it. */
export function DayButtons() {
  const text = useText();
  const zone = useZone();
  const today = dayAt(useNow(AGAIN_MS), zone);
  const { filterValues, setFilters } = useListContext();
  const { day, when, ...others } = filterValues as Readonly<Record<string, unknown>>;
  const shown = typeof day === 'string' && day !== '' ? day : undefined;
  const choose = (filter: object) => setFilters({ ...others, ...filter });
  const near = (days: number) => choose({ day: dayBeside(shown ?? today, days) });
  const buttons = [
    { label: text('draw.next'), is: shown === undefined && when === 'next', to: { when: 'next' } },
    { label: text('draw.past'), is: shown === undefined && when === 'past', to: { when: 'past' } },
    { label: text('draw.today'), is: shown === today, to: { day: today } },
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {buttons.map(({ label, is, to }) => (
        <Button
          key={label}
          variant={is ? 'contained' : 'outlined'}
          aria-pressed={is}
          onClick={() => choose(to)}
        >
          {label}
        </Button>
      ))}
      <IconButton size="small" aria-label={text('draw.dayBefore')} onClick={() => near(-1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton size="small" aria-label={text('draw.dayAfter')} onClick={() => near(1)}>
        <ChevronRight />
      </IconButton>
    </Stack>
  );
}
