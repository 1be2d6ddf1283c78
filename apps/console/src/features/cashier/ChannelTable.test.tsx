import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { urls } from '../../urls.ts';

const [example] = exampleOf('channelList').list;

const channel = (id: string, enabled: boolean, maintenance: boolean) => ({
  ...(example as NonNullable<typeof example>),
  id,
  names: { EN: id },
  enabled,
  maintenance,
});

test('of the channels in maintenance only those on sale are listed, until all are asked for', async () => {
  const list = [
    channel('open', true, false),
    channel('down', true, true),
    channel('off', false, true),
  ];
  await openConsole(urls.channelsDown, ['deposits.read'], { channelList: { list } });
  const namesOf = async () => {
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    return rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  };
  await waitFor(async () => expect(await namesOf()).toEqual(['down']));
  fireEvent.click(screen.getByRole('button', { name: currentText('channel.all') }));
  await waitFor(async () => expect(await namesOf()).toEqual(['open', 'down', 'off']));
});

test('a fee is typed in per cent, with its own bounds, and goes as a rate with the reason', async () => {
  const row = { ...channel('open', true, false), feeRate: '0.005' };
  await openConsole(urls.cashier, ['deposits.read', 'settings.edit'], {
    channelList: { list: [row] },
  });
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  fireEvent.click(await screen.findByRole('button', { name: currentText('ra.action.edit') }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(new RegExp(label)), { target: { value } });
  const save = dialog.getByRole<HTMLButtonElement>('button', {
    name: currentText('ra.action.save'),
  });
  const rate = currentText('channel.field.feeRate');
  expect(dialog.getByLabelText<HTMLInputElement>(new RegExp(rate)).value).toBe('0.5');
  expect(save.disabled).toBe(true);
  type(currentText('act.reason'), 'the bank asks for more');
  type(currentText('channel.field.presets'), '100');
  for (const wrong of ['100', '-1', 'half']) {
    type(rate, wrong);
    fireEvent.click(save);
    expect(await dialog.findByText(currentText('form.percent'))).toBeTruthy();
  }
  type(rate, '1.25');
  fireEvent.click(save);
  const body = await waitFor(() => {
    const post = sent.mock.calls.find(([, init]) => init?.method === 'POST');
    return JSON.parse(post?.[1]?.body as string) as unknown;
  });
  expect(body).toMatchObject({ feeRate: '0.0125', reason: 'the bank asks for more' });
});

test('a channel’s dialog says what a preset amount may be', async () => {
  await openConsole(urls.cashier, ['deposits.read', 'settings.edit'], {});
  fireEvent.click(await screen.findByRole('button', { name: currentText('ra.action.edit') }));
  const presets = await screen.findByLabelText(currentText('channel.field.presets'));
  const reason = screen.getByLabelText(new RegExp(currentText('act.reason')));
  fireEvent.change(reason, { target: { value: 'other amounts' } });
  fireEvent.change(presets, { target: { value: 'a;b' } });
  fireEvent.click(screen.getByRole('button', { name: currentText('ra.action.save') }));
  await waitFor(() => expect(presets.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(currentText('form.amounts'))).toBeTruthy();
});
