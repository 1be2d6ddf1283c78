import { findFamily, priceBet, readBet } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { startHistory } from '../../../navigation/history.ts';
import { clearSession, saveSession } from '../../../session/session.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { BetBar, type OrderState } from '../board/BetBar.tsx';
import type { Board, Controls } from '../board/controls.ts';
import { NOTHING_PICKED, type PricedDraft } from '../board/price-draft.ts';
import { OfferDialog } from '../offers/OfferDialog.tsx';
import { ChaseDialog } from './ChaseDialog.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { EMPTY_SLIP, slipReducer, type Slip } from './slip.ts';
import { StakeButton } from './StakeButton.tsx';

const page = openTestPage();
let bets = 0;

beforeEach(() => {
  // No call is answered: what a component knows was stored before.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState({}, '', '/lottery?game=SSC1');
  startHistory();
  bets = 0;
});
afterEach(() => act(async () => clearSession()));

const logInWith = (main: string) =>
  act(async () => {
    saveSession({ token: 'token', role: 0, account: 'anna', customerId: 'anna' });
    const balance = { main, held: '0', vendors: '0', total: main, currency: 'PHP', frozen: false };
    cacheAnswer('balance', {}, balance as never);
  });

const show = (children: ReactNode) => page.show(children, () => document.body.textContent !== '');

const text = (): string => document.body.textContent.replaceAll(/\s+/g, ' ');

const buttonOf = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.textContent));

async function press(name: RegExp): Promise<void> {
  const button = buttonOf(name);
  expect(button, `a button ${name} in: ${text()}`).toBeDefined();
  await act(async () => button?.click());
}

/** Two bets of 2 each. */
function slipOfFour(): Slip {
  const family = findFamily('SSC');
  const offer = {
    styles: ['GROUP'],
    minGroup: 1700,
    memberGroup: 1956,
    minUnit: amount(1n),
    maxMultiple: 99_999,
  } as const;
  const priced = ['1|2', '3|4'].map((pick) => {
    const bet = family && readBet(family, 'Last2Straight', pick);
    if (bet?.ok !== true) throw new Error('no bet');
    const terms = { style: 'GROUP', group: 1900 } as const;
    const price = priceBet(bet.value, { unit: amount(20_000n), multiple: 1, terms }, offer);
    if (!price.ok) throw new Error(price.problem);
    return { bet: price.value, nonce: pick.padEnd(32, '0') };
  });
  return slipReducer(EMPTY_SLIP, { do: 'add', bets: priced, offer, issue: 'one' });
}

const current = {
  issue: 'one',
  shortIssue: '1',
  opensAt: 0,
  closesAt: Date.now() + 60_000,
  drawAt: Date.now() + 70_000,
} as never;
const nothing = () => undefined;
const order = {
  place: () => (bets += 1),
  pending: false,
  refusal: null,
  placed: undefined,
  reset: nothing,
  acceptOdds: nothing,
} as never;

const SHORT = /Short by .*1\.50/;
const DEPOSIT = /Deposit .*1\.50/;

/** The deposit of what is missing opens over the board, to which closing it returns. */
async function expectDeposit(): Promise<void> {
  expect(text()).toMatch(SHORT);
  await press(DEPOSIT);
  expect(bets).toBe(0);
  expect(location.search).toBe('?game=SSC1&mc=depositv2&mc-amount=1.5000');
  await act(async () => history.back());
}

test('with enough money, and for visitors, the press is the bet', async () => {
  const button = (
    <StakeButton stake={amount(40_000n)} onClick={() => (bets += 1)}>
      Bet
    </StakeButton>
  );
  await show(button);
  await press(/^Bet$/);
  await logInWith('4');
  await show(button);
  await press(/^Bet$/);
  expect(bets).toBe(2);
});

const dialogs: readonly (readonly [string, () => ReactNode])[] = [
  [
    'the slip',
    () => (
      <SlipPanel
        slip={slipOfFour()}
        dispatch={nothing}
        issue="1"
        asksToCarry={false}
        pending={false}
        onCarry={nothing}
        onPlace={() => (bets += 1)}
        onChase={nothing}
        onOffer={nothing}
        onAgain={undefined}
      />
    ),
  ],
  [
    'the confirmation of an order',
    () => (
      <ConfirmOrder
        slip={slipOfFour()}
        order={order}
        current={current}
        onPlaced={nothing}
        onClose={nothing}
      />
    ),
  ],
];

test.each(dialogs)('%s shows what is missing, and deposits it', async (_name, view) => {
  await logInWith('2.5');
  await show(view());
  await expectDeposit();
});

test('what is missing is what a deposit can bring: whole hundredths, and enough', async () => {
  await logInWith('2.5001');
  await show(<StakeButton stake={amount(40_000n)}>Bet</StakeButton>);
  await press(DEPOSIT);
  await act(async () => history.back());
  await logInWith('2.4999');
  await show(<StakeButton stake={amount(40_000n)}>Bet</StakeButton>);
  expect(text()).toMatch(/Deposit .*1\.51$/);
});

test('a chase counts all its draws', async () => {
  const board = {
    game: { gameCode: 'SSC1', pace: { kind: 'interval', seconds: 60 } },
    limits: { maxMultiple: 99_999 },
    units: [{ mode: 'yuan', unit: '2' }],
  } as unknown as Board;
  await logInWith('38.5');
  // Ten draws of 4.
  await show(
    <ChaseDialog slip={slipOfFour()} board={board} onPlaced={nothing} onClose={nothing} />,
  );
  await expectDeposit();
});

test('a group buy counts its own part', async () => {
  await logInWith('0.1');
  await show(
    <OfferDialog slip={slipOfFour()} current={current} onPlaced={nothing} onClose={nothing} />,
  );
  // One of ten shares.
  expect(text()).toMatch(/Short by .*0\.30/);
  await press(/Deposit .*0\.30/);
});

const BOARD = {
  game: { gameCode: 'SSC1' },
  units: [{ mode: 'yuan', unit: '2' }],
  groups: { min: 1700, max: 1956, default: 1956 },
  limits: {
    maxMultiple: 99,
    minStake: '0.0200',
    maxPayout: '1000',
    narrowPayout: '1000',
    narrowShare: 1,
  },
} as unknown as Board;

function showBar(priced: PricedDraft, last: OrderState['last']) {
  const controls: Controls = {
    style: 'GROUP',
    group: 1956,
    mode: 'yuan',
    multiple: '1',
    stake: '2',
  };
  const state: OrderState = {
    slipBets: 0,
    asksToCarry: false,
    onOpenSlip: nothing,
    pending: false,
    last,
  };
  return show(
    <BetBar
      board={BOARD}
      controls={controls}
      priced={priced}
      sold={{ play: 'FixedPlace', maxNotes: 50, styles: ['GROUP'] } as never}
      open
      state={state}
      onChange={nothing}
      onAdd={nothing}
      onBet={() => (bets += 1)}
      onPickRandom={nothing}
      onAddRandom={nothing}
    />,
  );
}

test('the last bets once more: twice as much is short of its own part', async () => {
  await logInWith('6.5');
  await showBar(NOTHING_PICKED, {
    stake: amount(40_000n),
    isResting: false,
    onAgain: () => (bets += 1),
  });
  await expectDeposit();
  await press(/Again/);
  expect(bets).toBe(1);
});

test('the last bets have just been placed: another press places nothing', async () => {
  await logInWith('6.5');
  await showBar(NOTHING_PICKED, {
    stake: amount(10_000n),
    isResting: true,
    onAgain: () => (bets += 1),
  });
  await press(/Again/);
  expect(bets).toBe(0);
});

test.each([
  [199n, true],
  [200n, false],
])('a stake of %s is below the least of an order: %s', async (units, isBelow) => {
  await logInWith('6.5');
  const bet = { stake: amount(units), worst: amount(units * 9n) };
  const picked = { ...NOTHING_PICKED, empty: false, notes: 1, bets: [{ bet }] };
  await showBar(picked as unknown as PricedDraft, undefined);
  expect(text().includes('Stake at least')).toBe(isBelow);
  await press(/^Bet /);
  expect(bets).toBe(isBelow ? 0 : 1);
});
