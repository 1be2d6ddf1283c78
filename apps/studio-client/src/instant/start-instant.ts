// The table of an instant game: stake, parameters, rounds, auto bet. Each game is loaded alone.
import { INSTANT_COLOURS } from '../art/instant-pictures.ts';
import { fill } from '../i18n/find-texts.ts';
import {
  beginFreeRound,
  endFreeRound,
  endRefusedFreeRounds,
  freeAtOpening,
  freeOf,
  offerFreeRounds,
} from '../free-rounds/free-rounds.ts';
import { playWithRepeats, type Balance, type FreeRounds, type Opened } from '../rgs/rgs-client.ts';
import { openSoundButton } from '../sound/sound-button.ts';
import { sounds } from '../sound/sounds.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { el, iconButton } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';
import { openAutoBet } from './auto-bet.ts';
import type { InstantRound, InstantTable, Shown } from './instant-game.ts';
import { openInstant } from './open-instant.ts';
import { linkSite, notifyOfEnd, refresh, type Parts, type Running } from './running-instant.ts';
import { openStakeField } from './stake-field.ts';

interface Answer {
  readonly balance: Balance;
  readonly round: InstantRound;
  readonly freeRounds?: FreeRounds | null;
}

const LAST_SHOWN = 12;
/** The studio takes four rounds a second (games.md 10.2). */
const INTERVAL_MS = 270;

export async function startInstant(start: SlotStart): Promise<void> {
  const { code, name, texts, root } = start;
  const opened = start.opened as unknown as Opened<Shown>;
  const holder: { running?: Running } = {};
  const table: InstantTable = {
    texts,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    choose: (choice) => void (holder.running && choose(holder.running, choice)),
    changed: () => holder.running && refresh(holder.running),
  };
  const game = await openInstant(code, table);
  if (game === undefined) throw new Error(`no game ${code}`);
  const { currency } = opened.balance;
  const stake = openStakeField(texts, {
    config: opened.config,
    currency,
    changed: () => table.changed(),
  });
  const parts: Parts = {
    play: el(
      'button',
      {
        type: 'button',
        class: 'primary wide',
        click: () => void (holder.running && pressPlay(holder.running)),
      },
      game.startLabel,
    ),
    take: el('button', {
      type: 'button',
      class: 'take wide',
      hidden: true,
      click: () => void (holder.running && take(holder.running)),
    }),
    note: el('p', { class: 'note', role: 'status' }),
    result: el('output', { class: 'result', 'aria-live': 'polite' }),
    outlook: el('p', { class: 'outlook' }),
    balance: el('output', { class: 'value' }),
    free: el('output', { class: 'free', hidden: true }),
    last: el('div', { class: 'last' }),
  };
  const auto = game.isStepwise
    ? undefined
    : openAutoBet(texts, {
        stake,
        currency,
        most: opened.config.maxBet,
        toggle: () => void (holder.running && toggleAuto(holder.running)),
      });
  const sound = openSoundButton(texts);
  const [above, below, accent] = INSTANT_COLOURS[code] ?? ['#223', '#112', '#fff'];
  root.replaceChildren(
    el(
      'div',
      {
        class: `table table-${code}`,
        style: `--above:${above};--below:${below};--accent:${accent}`,
      },
      el(
        'header',
        { class: 'bar' },
        iconButton('home', texts.lobby, () => start.site.leave(), 'small'),
        el('h1', {}, name),
        el(
          'div',
          { class: 'balance-box' },
          el('span', { class: 'label' }, texts.balance),
          parts.balance,
        ),
        sound,
        iconButton('menu', texts.menu, start.menu, 'small'),
      ),
      el('section', { class: 'felt' }, parts.last, game.stage, parts.result),
      el(
        'aside',
        { class: 'panel-side' },
        parts.free,
        stake.box,
        ...game.controls,
        parts.outlook,
        parts.play,
        parts.take,
        ...(auto ? [auto.box] : []),
        parts.note,
      ),
    ),
  );
  const running: Running = {
    start,
    game,
    stake,
    auto,
    parts,
    balance: opened.balance,
    round: undefined,
    plan: undefined,
    playedAt: -INTERVAL_MS,
    isBusy: false,
    free: freeAtOpening(opened),
    freeWon: 0,
    money: {
      note: (text) => void (parts.note.textContent = text),
      show: () => table.changed(),
      stake: () => stake.value() ?? opened.config.minBet,
    },
  };
  holder.running = running;
  if (opened.kind === 'DEMO') parts.note.textContent = texts.demo;
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== ' ' ||
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLButtonElement ||
      event.repeat
    )
      return;
    event.preventDefault();
    void pressPlay(running);
  });
  linkSite(running);
  const { round } = opened;
  if (round?.active === true) {
    running.round = round;
    start.site.tell({ type: 'round:start' });
    parts.note.textContent = texts.resumed;
    await game.show(round);
  }
  refresh(running);
  await offerFreeRounds(running);
}

async function pressPlay(running: Running): Promise<InstantRound | undefined> {
  const { game, stake, parts, start, plan } = running;
  const free = freeOf(running);
  const amount = free?.value ?? plan?.stake ?? stake.value();
  const parameters = game.parameters();
  if (
    start.site.isPaused() ||
    running.isBusy ||
    running.round?.active === true ||
    amount === undefined ||
    parameters === undefined
  )
    return undefined;
  running.isBusy = true;
  parts.note.textContent = '';
  parts.result.textContent = '';
  sounds.press();
  refresh(running);
  try {
    const rest = running.playedAt + INTERVAL_MS - performance.now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
    running.playedAt = performance.now();
    start.site.tell({ type: 'round:start' });
    const answer = await playWithRepeats<Answer>(start.rgs, '/instant/play', {
      amount,
      parameters,
      ...(free && { freeRounds: free.id }),
    });
    beginFreeRound(running, answer.round);
    await showAnswer(running, answer);
    return answer.round;
  } catch (error) {
    parts.note.textContent = failureText(start.texts, error);
    if (free !== undefined) await endRefusedFreeRounds(running);
    return undefined;
  } finally {
    running.isBusy = false;
    refresh(running);
    notifyOfEnd(running);
  }
}

async function showAnswer(running: Running, { balance, round, freeRounds }: Answer): Promise<void> {
  const { game, parts } = running;
  const { texts } = running.start;
  running.round = round;
  await game.show(round);
  running.balance = balance;
  if (round.active) return;
  const isWon = round.payout > round.stake;
  parts.result.textContent =
    round.refunded === true
      ? texts.refunded
      : round.payout > 0
        ? fill(texts.youWon, { amount: moneyText(round.payout, balance.currency) })
        : '';
  parts.result.className = `result ${isWon ? 'won' : ''}`;
  if (isWon) sounds.win(2);
  const shown = el('span', { class: isWon ? 'won' : '' }, `×${round.payoutMultiplier}`);
  parts.last.prepend(shown);
  while (parts.last.children.length > LAST_SHOWN) parts.last.lastElementChild?.remove();
  await endFreeRound(running, round, freeRounds);
}

async function choose(running: Running, choice: unknown): Promise<void> {
  const { round } = running;
  if (running.isBusy || round?.active !== true) return;
  await act(running, '/instant/choose', { round: round.id, step: round.step, choice });
}

async function take(running: Running): Promise<void> {
  const { round } = running;
  if (running.isBusy || round?.active !== true) return;
  await act(running, '/instant/take', { round: round.id });
}

async function act(running: Running, path: string, body: object): Promise<void> {
  running.isBusy = true;
  running.parts.note.textContent = '';
  refresh(running);
  try {
    await showAnswer(running, await running.start.rgs.call<Answer>(path, body));
  } catch (error) {
    running.parts.note.textContent = failureText(running.start.texts, error);
  } finally {
    running.isBusy = false;
    refresh(running);
    notifyOfEnd(running);
  }
}

async function toggleAuto(running: Running): Promise<void> {
  const { auto, start } = running;
  if (auto === undefined || (running.plan === undefined && running.isBusy)) return;
  const plan = auto.begin();
  if (plan === undefined) return;
  running.plan = plan;
  while (auto.isRunning(plan)) {
    const free = freeOf(running)?.id;
    const round = await pressPlay(running);
    if (round === undefined) {
      auto.end(start.texts.reasonError);
      break;
    }
    // Never from free rounds to paid ones, nor to others.
    if (freeOf(running)?.id !== free) {
      auto.end(start.texts.reasonFree);
      break;
    }
    auto.count(plan, round);
  }
  running.plan = undefined;
  refresh(running);
}
