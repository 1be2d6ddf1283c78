import { OWN_CLOSE_LEAD_SECONDS_MAX } from '@fairhouse/calls/operator';
import { Box, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { CalendarDraft } from './calendar-draft.ts';
import { parseDays, parseMonthDays, parseTimes, weekdayName } from './format-schedule.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

interface CalendarFieldsProps {
  readonly draft: CalendarDraft;
  readonly isEntered: boolean;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CalendarDraft>) => void;
}

/** The times of draws and closes of a lottery, and the source of its results. */
export function CalendarFields({ draft, isEntered, disabled, onChange }: CalendarFieldsProps) {
  const text = useText();
  const field = (name: 'seconds' | 'zone' | 'lead' | 'voidAfter' | 'feed') => ({
    label: text(`calendar.${name}`),
    value: draft[name],
    disabled,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const isTooLong = !isEntered && Number(draft.lead) > OWN_CLOSE_LEAD_SECONDS_MAX;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <TextField
        select
        label={text('calendar.kind')}
        value={draft.kind}
        disabled={disabled}
        onChange={(event) => onChange({ kind: event.target.value as CalendarDraft['kind'] })}
      >
        <MenuItem value="interval">{text('calendar.interval')}</MenuItem>
        <MenuItem value="calendar">{text('calendar.calendar')}</MenuItem>
      </TextField>
      {draft.kind === 'interval' ? (
        <TextField type="number" {...field('seconds')} />
      ) : (
        <TextField {...field('zone')} />
      )}
      {draft.kind === 'calendar' ? (
        <DayFields draft={draft} disabled={disabled} onChange={onChange} />
      ) : null}
      <TextField
        type="number"
        {...field('lead')}
        error={isTooLong}
        helperText={isTooLong ? text('calendar.leadTooLong') : undefined}
      />
      <TextField type="number" {...field('voidAfter')} />
      {isEntered ? <TextField {...field('feed')} helperText={text('calendar.feedHelp')} /> : null}
    </Box>
  );
}

function DayFields({ draft, disabled, onChange }: Omit<CalendarFieldsProps, 'isEntered'>) {
  const text = useText();
  const field = (name: 'times' | 'monthDays' | 'without' | 'with', isRead: boolean) => ({
    label: text(`calendar.${name}`),
    value: draft[name],
    error: !isRead,
    disabled,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const daysHelp = text('calendar.daysHelp');
  return (
    <>
      <TextField
        {...field('times', parseTimes(draft.times) !== undefined)}
        helperText={text('calendar.timesHelp')}
        multiline
        maxRows={5}
      />
      <Weekdays draft={draft} disabled={disabled} onChange={onChange} />
      <TextField {...field('monthDays', parseMonthDays(draft.monthDays) !== undefined)} />
      <TextField
        {...field('without', parseDays(draft.without) !== undefined)}
        helperText={daysHelp}
        multiline
      />
      <TextField
        {...field('with', parseDays(draft.with) !== undefined)}
        helperText={daysHelp}
        multiline
      />
    </>
  );
}

function Weekdays({ draft, disabled, onChange }: Omit<CalendarFieldsProps, 'isEntered'>) {
  const text = useText();
  const language = useLanguage();
  const { weekdays } = draft;
  const turned = (day: number) =>
    WEEKDAYS.filter((each) => (each === day ? !weekdays.includes(each) : weekdays.includes(each)));
  return (
    <Box role="group" aria-label={text('calendar.weekdays')}>
      <Typography variant="caption" color="textSecondary" component="p">
        {text('calendar.weekdays')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            label={weekdayName(day, language)}
            color={weekdays.includes(day) ? 'primary' : 'default'}
            aria-pressed={weekdays.includes(day)}
            disabled={disabled}
            onClick={() => onChange({ weekdays: turned(day) })}
          />
        ))}
      </Box>
    </Box>
  );
}
