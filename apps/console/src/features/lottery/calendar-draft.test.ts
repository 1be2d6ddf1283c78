import { expect, test } from 'vitest';
import { draftFieldOf, parseCalendarDraft, type CalendarDraft } from './calendar-draft.ts';

const DRAFT: CalendarDraft = {
  kind: 'calendar',
  seconds: 60,
  zone: 'Asia/Manila',
  times: '17:15 21:00',
  weekdays: [1, 3],
  monthDays: '',
  without: '',
  with: '2027-02-06',
  lead: 120,
  voidAfter: 600,
  feed: ' ',
};

test('a calendar is sent without the lists that are empty', () => {
  expect(parseCalendarDraft(DRAFT)).toEqual({
    schedule: {
      kind: 'calendar',
      zone: 'Asia/Manila',
      times: [1035, 1260],
      weekdays: [1, 3],
      with: ['2027-02-06'],
    },
    closeLeadSeconds: 120,
    voidAfterSeconds: 600,
    feed: '',
  });
  expect(parseCalendarDraft({ ...DRAFT, kind: 'interval' })?.schedule).toEqual({
    kind: 'interval',
    seconds: 60,
  });
});

test('a draft with a field that cannot be read is not sent', () => {
  // An emptied field of a number holds null.
  const empty = null as unknown as number;
  const wrong: readonly Partial<CalendarDraft>[] = [
    { times: '' },
    { times: '17' },
    { zone: ' ' },
    { monthDays: '32' },
    { without: '6.2.2027' },
    { lead: empty },
    { voidAfter: 0.5 },
    { kind: 'interval', seconds: 29 },
    { kind: 'interval', seconds: empty },
  ];
  for (const one of wrong) expect(parseCalendarDraft({ ...DRAFT, ...one })).toBe(undefined);
});

test('a refused field of the call is shown at the field of the form that holds it', () => {
  expect(draftFieldOf('schedule.times.0')).toBe('times');
  expect(draftFieldOf('closeLeadSeconds')).toBe('lead');
  expect(draftFieldOf('voidAfterSeconds')).toBe('voidAfter');
  expect(draftFieldOf('feed')).toBe('feed');
});
