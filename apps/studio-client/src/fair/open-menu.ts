// The menu of a game: its rules and figures, the player's seeds, the last rounds and their proof.
import type { Texts } from '../i18n/en.ts';
import { RgsFailure, type Rgs, type Round, type Seeds } from '../rgs/rgs-client.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';
import { readPots } from '../slot/house-pots.ts';
import { gameFigures } from './game-figures.ts';
import { checkRound } from './check-round.ts';

export interface MenuStart {
  readonly texts: Texts;
  readonly code: string;
  readonly language: string;
  readonly rgs: Rgs;
  readonly currency: string;
}

export async function openMenu(start: MenuStart): Promise<void> {
  const { texts, code } = start;
  const seeds = el('section', {});
  const rounds = el('section', {});
  const pots = await readPots(start.rgs);
  openDialog({ title: texts.menu, close: texts.close }, [
    el('h3', {}, texts.rules),
    ...(await gameFigures(code, texts, (pots ?? []).length > 0)),
    el('h3', {}, texts.seeds),
    seeds,
    el('h3', {}, texts.history),
    rounds,
  ]);
  try {
    await Promise.all([showSeeds(start, seeds, rounds), showRounds(start, rounds)]);
  } catch (error) {
    seeds.replaceChildren(el('p', {}, failureText(texts, error)));
  }
}

async function showSeeds(start: MenuStart, place: HTMLElement, rounds: HTMLElement): Promise<void> {
  const { texts, rgs } = start;
  const { seeds } = await rgs.call<{ seeds: Seeds }>('/seeds/show');
  const input = el('input', {
    type: 'text',
    maxlength: 64,
    value: seeds.clientSeed,
    'aria-label': texts.clientSeed,
  });
  const note = el('p', { class: 'hint', role: 'status' });
  const rotate = async (): Promise<void> => {
    try {
      const done = await rgs.call<{ opened: { serverSeed: string } }>('/seeds/rotate', {
        clientSeed: input.value,
      });
      await Promise.all([showSeeds(start, place, rounds), showRounds(start, rounds)]);
      place.append(named(texts.opened, done.opened.serverSeed));
    } catch (error) {
      const isOpen = error instanceof RgsFailure && error.message.includes('in play');
      note.textContent = isOpen ? texts.rotateOpen : failureText(texts, error);
    }
  };
  place.replaceChildren(
    named(texts.commitment, seeds.commitment),
    named(texts.nextCommitment, seeds.nextCommitment),
    el('label', {}, texts.clientSeed, input),
    el('p', { class: 'hint' }, `${texts.clientSeedWhy} ${texts.nonce}: ${seeds.nonce}`),
    el('button', { type: 'button', class: 'plain', click: () => void rotate() }, texts.rotate),
    note,
  );
}

/** A value in a monospaced box below its name. */
export function named(label: string, value: string): HTMLElement {
  return el('div', {}, el('span', { class: 'hint' }, label), el('div', { class: 'code' }, value));
}

/** Lists the player's last rounds, each with a button that verifies its file. */
export async function showRounds(start: MenuStart, place: HTMLElement): Promise<void> {
  const { texts, rgs, currency } = start;
  const { rounds } = await rgs.call<{ rounds: readonly Round<unknown>[] }>('/rounds/last');
  const verdict = el('p', { role: 'status' });
  const verify = async (id: string): Promise<void> => {
    const { text, kind } = await checkRound(texts, id);
    verdict.textContent = text;
    verdict.className = kind;
  };
  const rows = rounds.map((round) =>
    el(
      'div',
      {},
      el('span', {}, new Date(round.at ?? 0).toLocaleTimeString(start.language)),
      el('b', {}, `${moneyText(round.stake, currency)} → ${moneyText(round.payout, currency)}`),
      el(
        'button',
        {
          type: 'button',
          class: 'chip',
          disabled: round.active,
          click: () => void verify(round.id),
        },
        texts.verify,
      ),
    ),
  );
  place.replaceChildren(
    verdict,
    el('div', { class: 'rounds' }, ...(rows.length === 0 ? [texts.noRounds] : rows)),
  );
}
