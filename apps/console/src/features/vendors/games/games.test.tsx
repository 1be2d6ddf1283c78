import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../../i18n/language.ts';
import { exampleOf, withRow } from '../../../testing/example.ts';
import { openConsole } from '../../../testing/open-console.tsx';

const RIGHTS = ['settings.read', 'settings.edit'];
const button = (name: Parameters<typeof currentText>[0]) =>
  screen.getByRole('button', { name: currentText(name) });

const game = (part: Partial<ReturnType<typeof exampleOf<'merchantGame'>>>) => ({
  merchantGame: {
    ...exampleOf('merchantGame'),
    name: 'Silent Reef',
    currency: 'PHP',
    vendorLimits: { min: '0.2000', max: '500.0000' },
    ...part,
  },
});

async function giveReason(dialog: HTMLElement): Promise<void> {
  const reason = within(dialog).getByRole('textbox', {
    name: new RegExp(currentText('act.reason')),
  });
  fireEvent.change(reason, { target: { value: 'a rule of ours' } });
}

test('all that a filter finds is switched off in one act, and each game is reported', async () => {
  await openConsole('/games', RIGHTS, {
    merchantGames: withRow('merchantGames', { name: 'Silent Reef', hiddenBy: null }) as never,
    merchantGamesChange: {
      changed: 1,
      rows: [
        { nodeId: 1, name: 'Silent Reef', result: 'CHANGED' },
        { nodeId: 2, name: 'Dunes', result: 'SAME' },
      ],
    },
  });
  await screen.findByText('Silent Reef');
  expect(screen.queryByRole('button', { name: currentText('games.act.disable') })).toBeNull();
  fireEvent.click(button('bulk.choosePage'));
  fireEvent.click(await screen.findByRole('button', { name: currentText('games.act.disable') }));
  const dialog = await screen.findByRole('dialog');
  await giveReason(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: currentText('games.act.disable') }));
  expect(await screen.findByText('Dunes')).toBeTruthy();
  expect(screen.getByText(currentText('games.result.SAME'))).toBeTruthy();
  expect(screen.getByText('1 of 2 games were changed.')).toBeTruthy();
});

test('limits say what the vendor allows before one types, and a refusal is shown', async () => {
  await openConsole('/games/7', RIGHTS, {
    ...game({ ownMin: null, ownMax: null }),
    vendorGameChange: { refused: 'From 0.2 to 500.' },
  });
  await screen.findAllByText('Silent Reef');
  const title = `${currentText('ra.action.edit')}: ${currentText('games.limits')} (PHP)`;
  fireEvent.click(screen.getByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Empty: 0.2 PHP, by the vendor')).toBeTruthy();
  const least = within(dialog).getByRole('textbox', {
    name: new RegExp(currentText('games.lowest')),
  });
  fireEvent.change(least, { target: { value: '0.1' } });
  await giveReason(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: currentText('ra.action.save') }));
  expect(await within(dialog).findByText('From 0.2 to 500.')).toBeTruthy();
});

test('the size of a picture is said before one is chosen, and a larger file is not sent', async () => {
  await openConsole('/games/7', RIGHTS, game({ art: null }));
  await screen.findAllByText('Silent Reef');
  expect(screen.getByText(/at most 5 MB and at least 640 × 480 pixels/)).toBeTruthy();
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
  fireEvent.change(screen.getByLabelText(currentText('games.chooseArt'), { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByText('This file is larger than 5 MB.')).toBeTruthy();
});

test('an operator who may only read is offered no change', async () => {
  await openConsole('/games/7', ['settings.read'], game({}));
  await screen.findAllByText('Silent Reef');
  expect(
    screen.queryByRole('button', { name: new RegExp(currentText('ra.action.edit')) }),
  ).toBeNull();
  expect(screen.queryByText(currentText('games.chooseArt'))).toBeNull();
});
