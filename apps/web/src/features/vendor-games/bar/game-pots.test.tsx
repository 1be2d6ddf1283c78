// The pots in the bar of a game: who plays for money sees those that the game can win.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../../calls/queries.ts';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { startHistory } from '../../../navigation/history.ts';
import { clearSession, saveSession } from '../../../session/session.ts';
import type { GameCardView } from '../cards/game-view.ts';
import type { LaunchKind } from '../open/launch.ts';
import { FrameBar } from './FrameBar.tsx';

const NODE = 1001;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // No call is answered: what a component knows was stored before.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', `/game?g=${NODE}`);
  startHistory();
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await act(async () => {
    queries.clear();
    clearSession();
  });
  vi.unstubAllGlobals();
});

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
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
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
          />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 10_000 });
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
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      for (const [mini] of lists()) expect(mini).toMatch(/^Mini.*12\.40$/);
    },
    { timeout: 10_000 },
  );
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
