// Autoplay (games.md 5.5): a number of rounds, a loss limit that must be chosen, and stops.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { moneyText } from '../ui/money-text.ts';

export interface AutoplayPlan {
  left: number;
  /** Millionths; what may be lost in all. */
  readonly lossLimit: number;
  readonly winLimit: number | undefined;
  readonly stopsAtFeature: boolean;
  /** What has been lost so far; negative when more was won. */
  lost: number;
}

const COUNTS = [10, 25, 50, 100, 250, 500, 1000];
const LOSS_BETS = [10, 25, 50, 100, 250];
const WIN_BETS = [20, 50, 100, 500];

/** Asks for a plan; undefined when it is closed. */
export function askAutoplay(
  texts: Texts,
  { bet, currency }: { readonly bet: number; readonly currency: string },
): Promise<AutoplayPlan | undefined> {
  return new Promise((resolve) => {
    const rounds = choice(
      COUNTS.map((count) => [String(count), String(count)] as const),
      '25',
    );
    const loss = choice(
      LOSS_BETS.map((times) => [String(bet * times), moneyText(bet * times, currency)] as const),
      '',
    );
    const win = choice(
      [
        ['', texts.none] as const,
        ...WIN_BETS.map(
          (times) => [String(bet * times), moneyText(bet * times, currency)] as const,
        ),
      ],
      '',
    );
    const feature = el('input', { type: 'checkbox', checked: true });
    const start = el('button', { type: 'button', class: 'primary', disabled: true }, texts.start);
    loss.box.addEventListener('change', () => void (start.disabled = loss.value() === ''));
    const hint = el('p', { class: 'hint' }, texts.autoNeedsLimit);
    const dialog = openDialog(
      { title: texts.auto, close: texts.close },
      [
        field(texts.rounds, rounds.box),
        field(texts.lossLimit, loss.box),
        field(texts.winLimit, win.box),
        el('label', { class: 'tick' }, feature, texts.stopFeature),
        hint,
        start,
      ],
      () => resolve(undefined),
    );
    start.addEventListener('click', () => {
      const winLimit = win.value();
      resolve({
        left: Number(rounds.value()),
        lossLimit: Number(loss.value()),
        winLimit: winLimit === '' ? undefined : Number(winLimit),
        stopsAtFeature: feature.checked,
        lost: 0,
      });
      dialog.close();
    });
  });
}

function field(label: string, input: HTMLElement): HTMLElement {
  return el(
    'div',
    { class: 'field', role: 'group', 'aria-label': label },
    el('span', { class: 'label' }, label),
    input,
  );
}

function choice(
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
): { readonly box: HTMLElement; value(): string } {
  let value = chosen;
  const box = el('div', { class: 'chips' });
  for (const [each, label] of options) {
    const chip = el(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(each === chosen) },
      label,
    );
    chip.addEventListener('click', () => {
      value = each;
      for (const other of box.children) other.setAttribute('aria-pressed', String(other === chip));
      box.dispatchEvent(new Event('change'));
    });
    box.append(chip);
  }
  return { box, value: () => value };
}

/** Why autoplay ends after a round; undefined while it goes on. */
export function autoplayEnd(
  plan: AutoplayPlan,
  round: { readonly payout: number; readonly isFeature: boolean; readonly nextStake: number },
  texts: Texts,
): string | undefined {
  if (plan.winLimit !== undefined && round.payout >= plan.winLimit) return texts.reasonWin;
  if (round.isFeature && plan.stopsAtFeature) return texts.reasonFeature;
  if (plan.lost + round.nextStake > plan.lossLimit) return texts.reasonLoss;
  if (plan.left <= 0) return texts.reasonRounds;
  return undefined;
}

export function autoplayNote(texts: Texts, reason: string): string {
  return fill(texts.autoEnded, { reason });
}
