import { expect, test, vi } from 'vitest';
import { cacheAnswer } from '../calls/use-call.ts';
import { openTestPage } from '../testing/open-test-page.tsx';
import { useSiteTimes } from './use-site-times.ts';
import { ZoneNote } from './ZoneNote.tsx';

const { show } = openTestPage();
/** The next day there. */
const AT = Date.UTC(2026, 10, 3, 10, 30);
const ZONE = 'Pacific/Kiritimati';

function Row() {
  const { date, time, dateTime, timeZone } = useSiteTimes();
  return (
    <div>
      {[date(AT), time(AT), dateTime(AT)].join(' | ')}
      <ZoneNote timeZone={timeZone} readerZone="Europe/Berlin" />
    </div>
  );
}

test('a record has the times of the clock by which its days are counted, and names it', async () => {
  vi.stubGlobal('fetch', async () => new Promise(() => undefined));
  cacheAnswer('whitelabel', {}, { timeZone: ZONE, brand: {}, theme: {}, languages: {} } as never);
  await show(<Row />, () => document.querySelector('div p') !== null);
  expect(document.body.textContent).toBe(
    '4 Nov 2026 | 00:30:00 | 4 Nov 2026, 00:30:00Kiritimati Time',
  );
});

test('a clock that shows what the reader’s shows has no name', async () => {
  await show(
    <div>
      <ZoneNote timeZone="Asia/Manila" readerZone="Asia/Singapore" />
    </div>,
    () => document.querySelector('div div') !== null,
  );
  expect(document.body.textContent).toBe('');
});
