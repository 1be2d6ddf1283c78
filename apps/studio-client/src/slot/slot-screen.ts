// What is around the reels: scenes, title, win, counters, controls, and what is announced.
import { dataUrl } from '../art/shapes.ts';
import type { Look } from '../art/scenes/looks.ts';
import { sceneOf } from '../art/scenes/scene.ts';
import type { Texts } from '../i18n/en.ts';
import { openSoundButton } from '../sound/sound-button.ts';
import { el, iconButton } from '../ui/dom.ts';
import { drift } from './drift.ts';
import { showCoins } from './show-coins.ts';
import { turnWheel } from './turn-wheel.ts';
import type { Ticker } from './ticker.ts';

export interface SlotScreen {
  readonly root: HTMLElement;
  readonly reelArea: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  setBalance(text: string): void;
  setBet(text: string): void;
  setWin(text: string): void;
  setSpinWin(text: string): void;
  setCounter(label: string, value: string): void;
  setMultiplier(value: number): void;
  startFeature(): void;
  endFeature(): void;
  setBusy(busy: boolean): void;
  /** Marks the next round as free; an empty text for a paid one. */
  setFree(text: string): void;
  /** Shows what is in the jackpots of the house. */
  setPots(list: HTMLElement | undefined): void;
  setAuto(left: number): void;
  note(text: string): void;
  flash(text: string): void;
  /** Shows a text above all until it is pressed, or for three seconds. */
  announce(title: string, below: string): Promise<void>;
  celebrate(title: string, level: number, amountAt: (part: number) => string): Promise<void>;
  spinWheel(wedge: number, value: string): Promise<void>;
  press(): void;
}

export interface ScreenActions {
  spin(): void;
  bet(step: 1 | -1): void;
  auto(): void;
  turbo(): boolean;
  menu(): void;
  buy(): void;
  lobby(): void;
}

export interface ScreenOptions {
  readonly code: string;
  readonly name: string;
  readonly look: Look;
  readonly texts: Texts;
  readonly actions: ScreenActions;
  readonly ticker: () => Ticker;
  readonly isCalm: boolean;
  readonly hides: { readonly auto: boolean; readonly turbo: boolean; readonly buy: boolean };
}

const ANNOUNCE_MS = 3_000;

export function openSlotScreen(options: ScreenOptions): SlotScreen {
  const { code, name, look, texts, actions, ticker, isCalm, hides } = options;
  const canvas = el('canvas', { class: 'reels', role: 'img', 'aria-label': name });
  const stat = (label: string, kind: string) => {
    const value = el('output', { class: `value ${kind}` }, '');
    return {
      box: el('div', { class: 'stat' }, el('span', { class: 'label' }, label), value),
      value,
    };
  };
  const balance = stat(texts.balance, 'balance');
  const bet = stat(texts.bet, 'stake');
  const win = stat(texts.win, 'won');
  const spinWin = el('output', { class: 'spin-win', 'aria-live': 'polite' });
  const counter = el('div', { class: 'counter', hidden: true });
  const multiplier = el('div', { class: 'multiplier', hidden: true });
  const note = el('div', { class: 'note', role: 'status' });
  const free = el('output', { class: 'free', hidden: true });
  const pots = el('div', { class: 'pots-line' });
  const spin = iconButton('spin', texts.spin, actions.spin, 'spin');
  const spinLabel = el('span', { class: 'auto-left', hidden: true });
  spin.append(spinLabel);
  const toggle = (button: HTMLButtonElement, on: boolean): void => {
    button.classList.toggle('on', on);
    button.setAttribute('aria-pressed', String(on));
  };
  const turbo = iconButton('turbo', texts.turbo, () => toggle(turbo, actions.turbo()), 'small');
  const sound = openSoundButton(texts);
  const auto = iconButton('auto', texts.auto, actions.auto, 'small');
  const buy = el('button', { type: 'button', class: 'buy', click: actions.buy }, texts.buy);
  const betBox = el(
    'div',
    { class: 'bet-box' },
    iconButton('minus', texts.less, () => actions.bet(-1), 'tiny'),
    bet.box,
    iconButton('plus', texts.more, () => actions.bet(1), 'tiny'),
  );
  const base = el('img', { class: 'scene', alt: '', src: dataUrl(sceneOf(code, false)) });
  const bonus = el('img', { class: 'scene bonus', alt: '', src: dataUrl(sceneOf(code, true)) });
  const title = el('h1', { class: 'title' }, name);
  const frame = el('div', { class: 'frame' }, canvas);
  const reelArea = el('div', { class: 'reel-area' }, frame);
  const tools = el(
    'div',
    { class: 'tools' },
    iconButton('menu', texts.menu, actions.menu, 'small'),
    sound,
    ...(hides.turbo ? [] : [turbo]),
    ...(hides.auto ? [] : [auto]),
  );
  const root = el(
    'div',
    { class: `slot slot-${code}`, style: styleOf(look) },
    base,
    bonus,
    ...(isCalm ? [] : [drift(look.drift)]),
    el(
      'header',
      { class: 'top' },
      iconButton('home', texts.lobby, actions.lobby, 'small home'),
      title,
      free,
      counter,
      multiplier,
      pots,
    ),
    reelArea,
    el('div', { class: 'message' }, spinWin, note),
    el(
      'footer',
      { class: 'hud' },
      tools,
      balance.box,
      win.box,
      betBox,
      ...(hides.buy ? [] : [buy]),
      spin,
    ),
  );
  let pressed = (): void => undefined;
  const layer = (content: readonly Node[], ms: number): Promise<void> =>
    new Promise((resolve) => {
      const shade = el('div', { class: 'announce', click: () => pressed() }, ...content);
      const timer = setTimeout(() => pressed(), ms / Math.max(1, Math.min(3, ticker().speed)));
      pressed = () => {
        clearTimeout(timer);
        shade.remove();
        pressed = () => undefined;
        resolve();
      };
      root.append(shade);
    });
  return {
    root,
    reelArea,
    canvas,
    setBalance: (text) => void (balance.value.textContent = text),
    setBet: (text) => void (bet.value.textContent = text),
    setWin: (text) => void (win.value.textContent = text),
    setSpinWin: (text) => {
      spinWin.textContent = text;
      spinWin.classList.toggle('shown', text !== '');
    },
    setCounter: (label, value) => {
      counter.hidden = false;
      counter.replaceChildren(el('span', {}, label), el('b', {}, value));
    },
    setMultiplier: (value) => {
      multiplier.hidden = false;
      multiplier.textContent = `×${value}`;
      if (!isCalm)
        multiplier.animate([{ transform: 'scale(1.5)' }, { transform: 'scale(1)' }], 240);
    },
    startFeature: () => root.classList.add('in-feature'),
    endFeature: () => {
      root.classList.remove('in-feature');
      counter.hidden = true;
      multiplier.hidden = true;
    },
    setBusy: (busy) => {
      root.classList.toggle('busy', busy);
      spin.setAttribute('aria-label', busy ? texts.skip : texts.spin);
      buy.disabled = busy;
    },
    setFree: (text) => {
      free.hidden = text === '';
      free.textContent = text;
      root.classList.toggle('is-free', text !== '');
    },
    setPots: (list) => pots.replaceChildren(...(list === undefined ? [] : [list])),
    setAuto: (left) => {
      spinLabel.hidden = left === 0;
      spinLabel.textContent = left > 0 ? String(left) : '';
      spin.classList.toggle('auto', left > 0);
    },
    note: (text) => void (note.textContent = text),
    flash: (text) => {
      const shown = el('div', { class: 'flash' }, text);
      reelArea.append(shown);
      setTimeout(() => shown.remove(), 1_400);
    },
    announce: (heading, below) =>
      layer(
        [el('div', { class: 'banner' }, el('strong', {}, heading), el('span', {}, below))],
        ANNOUNCE_MS,
      ),
    celebrate: async (heading, level, amountAt) => {
      const amount = el('b', { class: 'amount' }, amountAt(0));
      const coins = isCalm ? undefined : showCoins(level);
      const ms = Math.min(5_000, 1_400 + level * 260);
      const done = layer(
        [
          ...(coins ? [coins.canvas] : []),
          el(
            'div',
            { class: `banner big level-${Math.min(level, 9)}` },
            el('strong', {}, heading),
            amount,
          ),
        ],
        ms + 900,
      );
      const counting = ticker().run(ms, (part) => void (amount.textContent = amountAt(part)));
      await Promise.race([done, counting.then(() => done)]);
      amount.textContent = amountAt(1);
      coins?.stop();
    },
    spinWheel: async (wedge, value) => {
      const wheel = turnWheel(code, wedge, isCalm ? 200 : 4_200 / ticker().speed);
      const done = layer([wheel.element], isCalm ? 1_600 : 6_400);
      void wheel.turned.then(() =>
        wheel.element.append(
          el('div', { class: 'banner' }, el('strong', {}, value), el('span', {}, texts.wheelPays)),
        ),
      );
      await done;
    },
    press: () => pressed(),
  };
}

function styleOf(look: Look): string {
  return Object.entries({
    '--frame': look.frame,
    '--frame-edge': look.frameEdge,
    '--accent': look.accent,
    '--title-above': look.title[0],
    '--title-below': look.title[1],
    '--title-edge': look.titleEdge,
    '--sky': look.sky[2],
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
