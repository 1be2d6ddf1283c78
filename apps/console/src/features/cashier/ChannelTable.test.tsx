import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('a channel’s dialog says what a preset amount may be', async () => {
  await openConsole(urls.cashier, ['deposits.read', 'settings.edit'], {});
  fireEvent.click(await screen.findByRole('button', { name: currentText('ra.action.edit') }));
  const presets = await screen.findByLabelText(currentText('channel.field.presets'));
  fireEvent.change(presets, { target: { value: 'a;b' } });
  fireEvent.click(screen.getByRole('button', { name: currentText('ra.action.save') }));
  await waitFor(() => expect(presets.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(currentText('form.amounts'))).toBeTruthy();
});
