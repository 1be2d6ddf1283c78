// The fields of an auto bet in which a player fixes the choices of each round.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';
import {
  GUESS_RULES,
  HOLD_RULES,
  type FixedChoices,
  type GuessRule,
  type HoldRule,
} from './fixed-choices.ts';
import { chips, slider } from './inputs.ts';

/** What a game of choices adds to its auto bet. */
export interface FixedField {
  readonly box: HTMLElement;
  /** The choices of each round; undefined while none is fixed. */
  read(): FixedChoices | undefined;
  /** Whether the board is for fixing choices now, between rounds. */
  setOpen?(isOpen: boolean): void;
}

/** Choices that are marked on the board: how many, and a button that forgets them. */
export function openMarkField(
  texts: Texts,
  hint: string,
  { marked, clear }: { marked: () => readonly (number | string)[]; clear: () => void },
): Pick<FixedField, 'box' | 'read'> & { refresh(): void } {
  const count = el('output', { class: 'fixed-count' });
  const button = el('button', { type: 'button', class: 'chip', click: clear }, texts.clear);
  const refresh = (): void => {
    count.textContent = fill(texts.autoFixed, { count: marked().length });
    button.disabled = marked().length === 0;
  };
  refresh();
  return {
    box: el(
      'div',
      { class: 'field', role: 'group', 'aria-label': texts.autoChoices },
      el('span', { class: 'label' }, texts.autoChoices),
      el('p', { class: 'hint' }, hint),
      el('div', { class: 'auto-row' }, count, button),
    ),
    read: () => (marked().length === 0 ? undefined : { kind: 'list', list: [...marked()] }),
    refresh,
  };
}

const RIGHT_MOST = 10;

/** Guesses by a rule, and after how many right ones what is won is taken. */
export function openGuessField(texts: Texts): FixedField {
  const none = (): void => undefined;
  const names: Readonly<Record<GuessRule, string>> = {
    LIKELY: texts.autoLikely,
    HIGHER: texts.higher,
    LOWER: texts.lower,
  };
  const rule = chips(
    texts.autoChoices,
    GUESS_RULES.map((each) => [each, names[each]] as const),
    'LIKELY',
    none,
  );
  const limits = { min: 1, max: RIGHT_MOST, value: 2, text: String };
  const right = slider(texts.autoRight, limits, none);
  return {
    box: el('div', {}, rule.box, right.box),
    read: () => {
      const chosen = GUESS_RULES.find((each) => each === rule.value()) ?? 'LIKELY';
      return { kind: 'guesses', rule: chosen, right: right.value() };
    },
  };
}

/** A rule for the cards to hold. */
export function openHoldField(texts: Texts): FixedField {
  const names: Readonly<Record<HoldRule, string>> = {
    HIGH: texts.autoHoldHigh,
    PAIRS: texts.autoHoldPairs,
    ALL: texts.autoHoldAll,
  };
  const rule = chips(
    texts.autoChoices,
    HOLD_RULES.map((each) => [each, names[each]] as const),
    'HIGH',
    () => undefined,
  );
  return {
    box: rule.box,
    read: () => ({
      kind: 'hold',
      rule: HOLD_RULES.find((each) => each === rule.value()) ?? 'HIGH',
    }),
  };
}
