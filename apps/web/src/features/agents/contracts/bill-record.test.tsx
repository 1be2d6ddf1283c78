// What the record of bills says of a period of which nothing is paid.
import { expect, test, vi } from 'vitest';
import { startHistory } from '../../../navigation/history.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { BillRecord } from './BillRecord.tsx';

const { show } = openTestPage();

const bill = (id: string, reached: object | null) => ({
  id,
  username: 'anna',
  kind: 'HOUR_SALARY',
  periodKey: '2026-12-01T01:00:00.000Z',
  figures: { bet: '0.0000', active: 0, companyWin: '0.0000' },
  reached,
  gross: '0.0000',
  payToDirects: '0.0000',
  status: 'NOT_REACHED',
  payer: null,
});

test('a period that reached a tier and pays nothing does not say that it was missed', async () => {
  const list = [bill('empty', { ratePct: '0.5' }), bill('missed', null)];
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/bills')
      ? Response.json({ success: true, value: { list, total: 2 } })
      : new Promise(() => undefined),
  );
  history.replaceState({}, '', '/?ac=agentHourSalary');
  startHistory();
  await show(
    <BillRecord kind="HOUR_SALARY" preset="today" />,
    () => document.querySelector('tbody td') !== null,
  );
  const [empty, missed] = document.querySelectorAll('tbody tr');
  expect(empty?.textContent).toContain('Nothing to pay');
  expect(missed?.textContent).toContain('Not reached');
});
