import { OWN_CLOSE_LEAD_SECONDS_MAX } from '@fairhouse/calls/operator';
import { Box, Chip, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { useInputFrame } from '../../ui/forms/input-frame.ts';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { parseDays, parseMonthDays, parseTimes, weekdayName } from './format-schedule.ts';

const KINDS = ['interval', 'calendar'] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The validator of a typed list, which shows how it is written. */
const readBy = (parse: (typed: string) => unknown, message: string) => (typed: string) =>
  parse(typed) === undefined ? message : undefined;

const areTimes = readBy(parseTimes, 'calendar.timesHelp');
const areMonthDays = readBy(parseMonthDays, 'form.invalid');
const areDays = readBy(parseDays, 'calendar.daysHelp');
const isShortLead = (lead: number) =>
  lead > OWN_CLOSE_LEAD_SECONDS_MAX ? 'calendar.leadTooLong' : undefined;

/** The times of draws and closes of a lottery, and the source of its results. */
export function CalendarFields({ isEntered }: { readonly isEntered: boolean }) {
  const text = useText();
  const kind: (typeof KINDS)[number] = useWatch({ name: 'kind' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <ChoiceInput
        source="kind"
        label={text('calendar.kind')}
        values={KINDS}
        nameOf={(each) => text(`calendar.${each}`)}
      />
      {kind === 'interval' ? (
        <CountInput source="seconds" label={text('calendar.seconds')} />
      ) : (
        <>
          <WordInput source="zone" label={text('calendar.zone')} />
          <DayFields />
        </>
      )}
      <CountInput
        source="lead"
        label={text('calendar.lead')}
        {...(isEntered ? {} : { validate: isShortLead })}
      />
      <CountInput source="voidAfter" label={text('calendar.voidAfter')} />
      {isEntered ? (
        <WordInput
          source="feed"
          label={text('calendar.feed')}
          helperText={text('calendar.feedHelp')}
          optional
        />
      ) : null}
    </Box>
  );
}

function DayFields() {
  const text = useText();
  return (
    <>
      <WordInput
        source="times"
        label={text('calendar.times')}
        helperText={text('calendar.timesHelp')}
        validate={areTimes}
        optional
        multiline
        maxRows={5}
      />
      <WeekdaysInput source="weekdays" />
      <WordInput
        source="monthDays"
        label={text('calendar.monthDays')}
        validate={areMonthDays}
        optional
      />
      {(['without', 'with'] as const).map((name) => (
        <WordInput
          key={name}
          source={name}
          label={text(`calendar.${name}`)}
          helperText={text('calendar.daysHelp')}
          validate={areDays}
          optional
          multiline
        />
      ))}
    </>
  );
}

function WeekdaysInput({ source }: { readonly source: string }) {
  const text = useText();
  const language = useLanguage();
  const label = text('calendar.weekdays');
  const { disabled } = useInputFrame(label);
  const { field } = useInput({ source });
  const weekdays = field.value as readonly number[];
  const turned = (day: number) =>
    WEEKDAYS.filter((each) => (each === day ? !weekdays.includes(each) : weekdays.includes(each)));
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="caption" color="textSecondary" component="p">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            label={weekdayName(day, language)}
            color={weekdays.includes(day) ? 'primary' : 'default'}
            aria-pressed={weekdays.includes(day)}
            disabled={disabled}
            onClick={() => field.onChange(turned(day))}
          />
        ))}
      </Box>
    </Box>
  );
}
