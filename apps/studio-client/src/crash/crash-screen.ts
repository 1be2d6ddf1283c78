// The parts of the page: bar, picture with the multiplier, last points, bet panel, players.
import { INSTANT_COLOURS } from '../art/instant-pictures.ts';
import type { Texts } from '../i18n/en.ts';
import { openSoundButton } from '../sound/sound-button.ts';
import { el, iconButton } from '../ui/dom.ts';

export interface CrashScreen {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly sky: HTMLElement;
  readonly multiplier: HTMLElement;
  readonly caption: HTMLElement;
  readonly past: HTMLElement;
  readonly main: HTMLButtonElement;
  readonly note: HTMLElement;
  readonly balance: HTMLElement;
  readonly players: HTMLElement;
  readonly count: HTMLElement;
  readonly party: HTMLElement;
}

export interface ScreenActions {
  readonly press: () => void;
  readonly menu: () => void;
  readonly lobby: () => void;
}

export function openCrashScreen({
  texts,
  name,
  actions,
  controls,
}: {
  readonly texts: Texts;
  readonly name: string;
  readonly actions: ScreenActions;
  readonly controls: readonly HTMLElement[];
}): CrashScreen {
  const canvas = el('canvas', { 'aria-hidden': 'true' });
  const multiplier = el('div', { class: 'flight-number', 'aria-hidden': 'true' });
  const caption = el('div', { class: 'flight-caption', role: 'status' });
  const sky = el(
    'div',
    { class: 'sky' },
    canvas,
    el('div', { class: 'over' }, multiplier, caption),
  );
  const past = el('div', { class: 'past', 'aria-label': texts.history });
  const main = el('button', { type: 'button', class: 'primary wide', click: actions.press });
  const note = el('p', { class: 'note', role: 'status' });
  const balance = el('output', { class: 'value' });
  const players = el('div', { class: 'player-rows' });
  const count = el('b', {}, '0');
  const party = el('p', { class: 'hint party' });
  const sound = openSoundButton(texts);
  const [above, below, accent] = INSTANT_COLOURS['crash'] ?? ['#223', '#112', '#fff'];
  const style = `--above:${above};--below:${below};--accent:${accent}`;
  const list = el(
    'section',
    { class: 'player-list', 'aria-label': texts.players },
    el('h2', {}, texts.players, ' ', count),
    players,
    party,
  );
  const root = el(
    'div',
    { class: 'table table-crash', style },
    el(
      'header',
      { class: 'bar' },
      iconButton('home', texts.lobby, actions.lobby, 'small'),
      el('h1', {}, name),
      el('div', { class: 'balance-box' }, el('span', { class: 'label' }, texts.balance), balance),
      sound,
      iconButton('menu', texts.menu, actions.menu, 'small'),
    ),
    el('section', { class: 'felt' }, past, sky),
    el('aside', { class: 'panel-side' }, ...controls, main, note, list),
  );
  return {
    root,
    canvas,
    sky,
    multiplier,
    caption,
    past,
    main,
    note,
    balance,
    players,
    count,
    party,
  };
}
