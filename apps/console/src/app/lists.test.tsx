// What all lists of the console have in common.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillText } from '@fairhouse/values';
import { expect, test, vi } from 'vitest';
import type { CallValue } from '../calls/calls.ts';
import { currentText } from '../i18n/language.ts';
import { exampleOf } from '../testing/example.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openConsole } from '../testing/open-console.tsx';
import { queryClient } from './query-client.ts';

const REFUSAL = 'This is away for a moment.';

function orders(...amounts: readonly string[]): CallValue<'withdrawalList'> {
  const example = exampleOf('withdrawalList');
  const [row] = example.list;
  if (row === undefined) throw new TypeError('an example has a row');
  const list = amounts.map((amount, place) => ({ ...row, number: `W${place + 1}`, amount }));
  return { ...example, list, total: list.length };
}

async function openOrders(answers: Answers) {
  await openConsole('/withdrawals', ['withdrawals.read'], answers);
  return screen.findByRole('link', { name: 'W2' });
}

test('a row is a link, and a click anywhere in it opens its page', async () => {
  const link = await openOrders({ withdrawalList: orders('10.0000', '20.5000') });
  expect(link.getAttribute('href')).toBe('#/withdrawals/W2/show');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const row = link.closest('tr') as HTMLElement;
  const [cell] = within(row).getAllByText(/20\.50/);
  fireEvent(cell as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(String(opened.mock.calls[0]?.[0])).toContain('#/withdrawals/W2/show');
  fireEvent.click(cell as HTMLElement);
  await waitFor(() => expect(window.location.hash).toContain('/withdrawals/W2/show'));
});

test('the money columns of a page are added up', async () => {
  await openOrders({ withdrawalList: orders('10.0000', '20.5000') });
  const total = screen.getByText(currentText('list.pageTotal')).closest('tr');
  expect(total?.textContent).toContain('30.50');
});

test('rows stay while a refresh fails in passing', async () => {
  const answers: Answers = { withdrawalList: orders('10.0000', '20.5000') };
  await openOrders(answers);
  answers.withdrawalList = { refused: REFUSAL };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => {
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ['withdrawals', 'getList'] });
    expect(query?.state.status).toBe('error');
  });
  expect(screen.getByRole('link', { name: 'W2' })).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

test('a filter that is refused is named, and a refused list has no pages', async () => {
  const answers: Answers = { withdrawalList: orders('10.0000', '20.5000') };
  await openOrders(answers);
  const perPage = currentText('ra.navigation.page_rows_per_page');
  expect(screen.getByText(perPage)).toBeTruthy();
  answers.withdrawalList = { refused: 'Check the fields.', fields: { number: 'Too long.' } };
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(`${currentText('order.number')}: Too long.`)).toBeTruthy();
  expect(screen.queryByText(perPage)).toBeNull();
});

test('a cancelled order of a draw is apart from its stakes', async () => {
  const example = exampleOf('drawOrders');
  const list = [false, true].map((cancelled, place) => ({
    ...(example.list[0] as NonNullable<(typeof example.list)[0]>),
    order: `00000000-0000-4000-8000-00000000000${place}` as never,
    stake: cancelled ? '0.6000' : '247.8000',
    cancelled,
  }));
  await openConsole('/draws/1/show', ['draws.read'], { drawOrders: { ...example, list } });
  const sums = (await screen.findByText(currentText('list.pageTotal'))).closest('tr');
  const cells = within(sums as HTMLElement).getAllByRole('cell', { hidden: true });
  expect(cells.map((cell) => cell.textContent)).toEqual(expect.arrayContaining(['247.80', '0.60']));
});

test('a list is saved whole, and the audit has it before the file', async () => {
  const example = exampleOf('memberList');
  const answers: Answers = { memberList: { ...example, cursor: null } };
  await openConsole('/members', ['members.read'], answers);
  const asked = vi.spyOn(globalThis, 'fetch');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  // The document would go to the file's address, and stay there for the tests after this one.
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  fireEvent.click(await screen.findByRole('button', { name: currentText('ra.action.export') }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const audited = asked.mock.calls.findIndex(([url]) => /audit\/exports/.test(url as string));
  const auditOrder = asked.mock.invocationCallOrder[audited] ?? Infinity;
  expect(auditOrder).toBeLessThan(saved.mock.invocationCallOrder[0] ?? 0);
  const [blob] = saved.mock.calls[0] ?? [];
  const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const [heading = '', line = ''] = (await (blob as Blob).text()).split('\r\n');
  expect(heading).toContain('nickname,kind,group,state');
  expect(line).toContain(',member,formal,');
  for (const spy of [asked, saved, revoked, pressed]) spy.mockRestore();
});

test('a list that is loaded whole is saved as it stands, and is in the audit too', async () => {
  const example = exampleOf('operatorList');
  const [first] = example.list;
  const operator = { ...first, name: '=night', roles: ['ops', 'draws'] };
  await openConsole('/operators', ['operators.read'], {
    operatorList: { list: [operator as NonNullable<typeof first>] },
  });
  await screen.findAllByText('=night');
  const asked = vi.spyOn(globalThis, 'fetch');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const [button] = await screen.findAllByRole('button', { name: currentText('ra.action.export') });
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [audited, ...others] = asked.mock.calls.filter(([url]) =>
    /\/console\//.test(url as string),
  );
  expect(audited?.[0]).toMatch(/audit\/exports/);
  expect(others).toEqual([]);
  const [blob] = saved.mock.calls[0] ?? [];
  const [heading = '', line = ''] = (await (blob as Blob).text()).split('\r\n');
  expect(heading).toContain('name,displayName,state,roles');
  // No spreadsheet takes a name for a formula.
  expect(line).toMatch(/^'=night,/);
  expect(line).toContain('ops');
  for (const spy of [asked, saved, revoked, pressed]) spy.mockRestore();
});

test('an audit that cannot be saved says why', async () => {
  await openConsole('/audit', ['audit.read'], { auditExport: { refused: REFUSAL } });
  fireEvent.click(await screen.findByRole('button', { name: currentText('ra.action.export') }));
  expect(await screen.findByText(REFUSAL)).toBeTruthy();
});

test('the sums of a whole filter are read when they are asked for', async () => {
  const depositTotals = {
    count: 1234,
    whole: true,
    currency: 'PHP',
    sums: { amount: '5000.0000', credited: '4000.5000' },
  };
  await openConsole('/deposits', ['deposits.read'], { depositTotals });
  const asked = vi.spyOn(globalThis, 'fetch');
  const button = await screen.findByRole('button', { name: currentText('list.wholeTotal') });
  const paths = () => asked.mock.calls.map(([url]) => url as string);
  expect(paths().filter((path) => path.includes('/console/totals'))).toEqual([]);
  fireEvent.click(button);
  const shown = await screen.findByText(fillText(currentText('list.wholeOf'), { count: '1,234' }));
  expect(shown.parentElement?.textContent).toContain('4,000.50');
  expect(paths().filter((path) => path.includes('/console/totals'))).toHaveLength(1);
  asked.mockRestore();
});

test('sums of a part say of how many rows they are', async () => {
  const depositTotals = {
    count: 10_000,
    whole: false,
    currency: 'PHP',
    sums: { amount: '5000.0000', credited: '0.0000' },
  };
  await openConsole('/deposits', ['deposits.read'], { depositTotals });
  fireEvent.click(await screen.findByRole('button', { name: currentText('list.wholeTotal') }));
  expect(
    await screen.findByText(fillText(currentText('list.firstOf'), { count: '10,000' })),
  ).toBeTruthy();
});

test('a press right after a filter was typed counts with it', async () => {
  await openConsole('/members', ['members.read'], {});
  const field = await screen.findByLabelText(currentText('member.search'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: 'anna' } });
  // A person takes longer to reach a button.
  await act(() => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: currentText('view.save') }));
  const name = await screen.findByLabelText(new RegExp(currentText('view.name')));
  fireEvent.change(name, { target: { value: 'Annas' } });
  // The page behind the dialog is hidden.
  fireEvent.click(screen.getByRole('button', { name: currentText('view.save') }));
  await screen.findByText('Annas');
  fireEvent.click(await screen.findByRole('button', { name: currentText('view.frozen') }));
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain('frozen'));
  fireEvent.click(screen.getByText('Annas'));
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain('"anna"'));
});

test('a day is written in the language of the page, whatever the browser’s own is', async () => {
  await openConsole('/draws', ['draws.read'], { drawCalendar: exampleOf('drawCalendar') });
  const day = await screen.findByLabelText(currentText('draw.day'));
  expect(screen.getByText(currentText('app.datePattern'))).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-11-22' } });
  expect(await screen.findByText('22/11/2026')).toBeTruthy();
  await waitFor(() => expect(decodeURIComponent(window.location.hash)).toContain('2026-11-22'));
});
