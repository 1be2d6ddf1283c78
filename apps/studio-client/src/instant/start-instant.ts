// The table of an instant game: stake, parameters, rounds, auto bet. Each game is loaded alone.
import { INSTANT_COLOURS } from '../art/instant-pictures.ts';
import { freeAtOpening, offerFreeRounds } from '../free-rounds/free-rounds.ts';
import type { Opened } from '../rgs/rgs-client.ts';
import { openSoundButton } from '../sound/sound-button.ts';
import type { SlotStart } from '../slot/running-slot.ts';
import { el, iconButton } from '../ui/dom.ts';
import { openAutoBet } from './auto-bet.ts';
import type { InstantTable, Shown } from './instant-game.ts';
import { openInstant } from './open-instant.ts';
import { choose, INTERVAL_MS, pressPlay, take } from './play-instant.ts';
import { toggleAuto } from './toggle-auto.ts';
import { linkSite, refresh, type Parts, type Running } from './running-instant.ts';
import { openStakeField } from './fields/stake-field.ts';

export async function startInstant(start: SlotStart): Promise<void> {
  const { code, name, texts, root } = start;
  const opened = start.opened as unknown as Opened<Shown>;
  const holder: { running?: Running } = {};
  const table: InstantTable = {
    texts,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    choose: (choice) => void (holder.running && choose(holder.running, choice)),
    isAutomatic: () => holder.running?.plan !== undefined,
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
  const auto = openAutoBet(texts, {
    stake,
    currency,
    most: opened.config.maxBet,
    toggle: () => void (holder.running && toggleAuto(holder.running)),
    ...(game.fixed && { fixed: game.fixed.box }),
    opened: (isOpen) => game.fixed?.setOpen?.(isOpen),
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
        auto.box,
        parts.note,
      ),
    ),
  );
  const running: Running = {
    start,
    table,
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
      event.repeat ||
      running.plan !== undefined
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
