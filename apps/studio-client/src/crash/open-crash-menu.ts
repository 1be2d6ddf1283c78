// The menu of crash: its rules, how a round is made and who signs it, the own receipt, and the
// last rounds with their verification.
import { gameFigures } from '../fair/game-figures.ts';
import { named, showRounds, type MenuStart } from '../fair/open-menu.ts';
import { fill } from '../i18n/find-texts.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import type { TableState } from './table-messages.ts';

export async function openCrashMenu(start: MenuStart): Promise<void> {
  const { texts, code } = start;
  const seeds = el('section', {});
  const rounds = el('section', {});
  openDialog({ title: texts.menu, close: texts.close }, [
    el('h3', {}, texts.rules),
    el('p', {}, texts.flightRules),
    ...(await gameFigures(code, texts)),
    el('h3', {}, texts.seeds),
    el('p', {}, texts.howChecked),
    seeds,
    el('h3', {}, texts.history),
    rounds,
  ]);
  try {
    await Promise.all([showChain(start, seeds), showRounds(start, rounds)]);
  } catch (error) {
    seeds.replaceChildren(el('p', {}, failureText(texts, error)));
  }
}

async function showChain({ texts, rgs }: MenuStart, place: HTMLElement): Promise<void> {
  const state = await rgs.call<TableState>('/crash/state');
  const { party, mode, drawId, commit, root, own } = state;
  const text =
    mode === 'house'
      ? texts.partyHouse
      : fill(party.independent > 0 ? texts.partyIndependent : texts.partyOwn, {
          party: party.name,
          name: party.runBy,
        });
  const shown = [
    [texts.chainOf, drawId],
    [texts.roundCommitment, commit],
    [texts.rootOf, root],
    [texts.receiptOf, own?.receipt.signature],
  ] as const;
  place.replaceChildren(
    el('p', { class: 'hint' }, text),
    ...shown.flatMap(([label, value]) =>
      value === undefined || value === '' ? [] : [named(label, value)],
    ),
  );
}
