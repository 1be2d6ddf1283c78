// The pots in the bar of a game: who plays for money sees those that the game can win.
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { startHistory } from '../../../navigation/history.ts';
import { clearSession, saveSession } from '../../../session/session.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import type { GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { FrameBar } from './FrameBar.tsx';

const NODE = 1001;

const page = openTestPage();

beforeEach(() => {
  // No call is answered: what a component knows was stored before.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', `/game?g=${NODE}`);
  startHistory();
});
afterEach(() => act(async () => clearSession()));

const pot = (name: string, amount: string, nodeIds: readonly number[]) => ({
  id: `FAIRHOUSE:${name}`,
  name,
  amount,
  at: 0,
  nodeIds,
});

const report = (mini: string) =>
  act(async () =>
    cacheAnswer('jackpots', {}, {
      total: '0',
      categories: [],
      list: [
        pot('Else', '99999.0000', [7]),
        pot('Grand', '4000.0000', [NODE, 7]),
        pot('Mini', mini, [NODE]),
      ],
    } as never),
  );

const logIn = () =>
  act(async () => saveSession({ token: 'token', role: 0, account: 'anna', customerId: 'anna' }));

async function show(kind: LaunchKind): Promise<void> {
  const game = { nodeId: NODE, name: 'Harbour Lights', vendorName: 'Fairhouse', hasDemo: true };
  const nothing = () => undefined;
  await page.show(
    <FrameBar
      game={game as GameCardView}
      kind={kind}
      isFull={false}
      onBack={nothing}
      onFull={nothing}
      onInfo={nothing}
      onHistory={nothing}
      onReport={undefined}
      onMini={undefined}
      onKind={nothing}
    />,
    () => document.querySelector('h1') !== null,
  );
}

/** Each list of pots: one in the bar where it is wide, and one below it where it is not. */
const lists = () =>
  [...document.querySelectorAll('dl')].map((list) =>
    [...list.children].map((each) => each.textContent),
  );

test('a member sees what is in the pots of the game, and how they grow', async () => {
  await logIn();
  await report('12.3000');
  await show('real');
  expect(lists()).toHaveLength(2);
  for (const list of lists()) {
    expect(list).toEqual([
      expect.stringMatching(/^Mini.*12\.30$/),
      expect.stringMatching(/^Grand/),
    ]);
  }
  await report('12.4000');
  // The amount is counted up to what is there.
  await page.until(() => lists().every(([mini]) => /^Mini.*12\.40$/.test(mini ?? '')));
});

test('who plays with play units, or is not logged in, sees none', async () => {
  await report('12.3000');
  await show('demo');
  expect(lists()).toEqual([]);
  await logIn();
  await report('12.3000');
  await show('demo');
  expect(lists()).toEqual([]);
  await show('real');
  expect(lists()).toHaveLength(2);
});
