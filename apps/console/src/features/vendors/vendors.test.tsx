import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf } from '../../testing/example.ts';
import { openConsole } from '../../testing/open-console.tsx';

const button = (name: Parameters<typeof currentText>[0]) =>
  screen.getByRole('button', { name: currentText(name) });

const gateway = (part: Partial<ReturnType<typeof exampleOf<'vendorGateway'>>>) => ({
  vendorGateway: { ...exampleOf('vendorGateway'), name: 'Studio', ...part },
});

test('a key of the vendor says that it waits for a second operator, and is asked for with a reason', async () => {
  const rights = ['settings.read', 'settings.edit'];
  await openConsole('/vendors/STUDIO/keys', rights, gateway({ wallet: 'SEAMLESS', keys: [] }));
  expect(await screen.findAllByText(currentText('vendor.noKey'))).toHaveLength(2);
  fireEvent.click(button('vendor.enterKey'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('act.second'))).toBeTruthy();
  const ask = within(dialog).getByRole('button', { name: currentText('act.ask') });
  expect((ask as HTMLButtonElement).disabled).toBe(true);
  const [key, reason] = within(dialog).getAllByRole('textbox');
  if (!key || !reason) throw new TypeError('there are two fields');
  fireEvent.change(key, { target: { value: '-----BEGIN PUBLIC KEY-----' } });
  expect((ask as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(reason, { target: { value: 'the vendor changed it' } });
  expect((ask as HTMLButtonElement).disabled).toBe(false);
});

test('only a next key can be made current', async () => {
  const [example] = exampleOf('vendorGateway').keys;
  if (!example) throw new TypeError('an example has one row');
  const rights = ['settings.read', 'settings.edit'];
  const keys = [
    { ...example, owner: 'OURS' as const, state: 'CURRENT' as const },
    { ...example, owner: 'OURS' as const, state: 'NEXT' as const },
  ];
  await openConsole('/vendors/STUDIO/keys', rights, gateway({ keys }));
  await screen.findByText(currentText('vendor.key.CURRENT'));
  expect(screen.getAllByRole('button', { name: currentText('vendor.promote') })).toHaveLength(1);
});

test('an operator without the right to read the ledger has no tab of rounds', async () => {
  await openConsole('/vendors/STUDIO/rounds', ['settings.read'], gateway({}));
  await screen.findByText(currentText('vendor.dialect'));
  expect(screen.queryByRole('tab', { name: currentText('vendor.tab.rounds') })).toBeNull();
  expect(screen.getByRole('tab', { name: currentText('vendor.tab.games') })).toBeTruthy();
});

test('the vendor is asked about a round by a button, and the difference is named', async () => {
  const [round] = exampleOf('vendorRounds').list;
  const [booked] = round?.transactions ?? [];
  if (!round || !booked) throw new TypeError('an example has one row');
  const transactions = [{ ...booked, kind: 'BET' as const, state: 'BOOKED' as const }];
  const list = [{ ...round, game: 'Silent Reef', vendorView: null, transactions }];
  await openConsole('/vendors/STUDIO/rounds', ['settings.read', 'ledger.read'], {
    ...gateway({}),
    vendorRounds: { ...exampleOf('vendorRounds'), list },
    vendorRoundAsk: { status: 'RS_OK', finished: true, transactions: [] },
  });
  fireEvent.change(await screen.findByLabelText(currentText('round.ofMember')), {
    target: { value: 'anna' },
  });
  fireEvent.click(button('round.find'));
  fireEvent.click(await screen.findByRole('button', { name: /Silent Reef/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(currentText('round.agree.ONLY_OURS'))).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: currentText('round.ask') }));
  expect(await within(dialog).findByText(currentText('round.agree.ONLY_OURS'))).toBeTruthy();
});

test('a secret of the vendor’s is typed unseen, and waits for a second operator', async () => {
  const rights = ['settings.read', 'settings.edit'];
  const shared = gateway({ wallet: 'SEAMLESS', dialect: 'PLAY', keys: [] });
  await openConsole('/vendors/STUDIO/keys', rights, shared);
  fireEvent.click(await screen.findByRole('button', { name: currentText('vendor.enterSecret') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('act.second'))).toBeTruthy();
  const secret = within(dialog).getByLabelText(new RegExp(currentText('vendor.theirSecret')));
  expect(secret.getAttribute('type')).toBe('password');
  const ask = within(dialog).getByRole('button', { name: currentText('act.ask') });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'they made it' } });
  fireEvent.change(secret, { target: { value: 'too short' } });
  expect((ask as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(secret, { target: { value: 'a-secret-of-theirs' } });
  expect((ask as HTMLButtonElement).disabled).toBe(false);
});

test('a game of a day leads to its rounds, and a round back to its row of the report', async () => {
  const [round] = exampleOf('vendorGameRounds').list;
  if (!round) throw new TypeError('an example has one row');
  const list = [{ ...round, username: 'anna', game: 'Silent Reef', nodeId: 7, day: '2026-11-01' }];
  const [row] = exampleOf('vendorReport').list;
  if (!row) throw new TypeError('an example has one row');
  const rows = [{ ...row, day: '2026-11-01', nodeId: 7, game: 'Silent Reef' }];
  const rights = ['settings.read', 'ledger.read', 'reports.read'];
  await openConsole('/vendors/STUDIO/report', rights, {
    ...gateway({}),
    vendorReport: { isWhole: true, list: rows },
    vendorGameRounds: { ...exampleOf('vendorGameRounds'), list },
  });
  fireEvent.click(await screen.findByRole('link', { name: currentText('vendorReport.rounds') }));
  fireEvent.click(await screen.findByRole('button', { name: /anna/ }));
  const dialog = await screen.findByRole('dialog');
  const links = within(dialog).getAllByRole('link');
  const paths = links.map((each) => decodeURIComponent(each.getAttribute('href') ?? ''));
  expect(paths[0]).toContain(`/members/${round.member}/show?tab=rounds`);
  expect(paths[1]).toContain('/games/7');
  expect(paths[2]).toContain('"from":"2026-11-01","to":"2026-11-01","by":"game","nodeId":7');
});
