import type { Texts } from '../../i18n/en.ts';
import { fill } from '../../i18n/find-texts.ts';
import type { Config } from '../../rgs/rgs-client.ts';
import { el } from '../../ui/dom.ts';
import { moneyText } from '../../ui/money-text.ts';

export interface StakeField {
  readonly box: HTMLElement;
  /** Millionths; undefined for what is no stake. */
  value(): number | undefined;
  set(millionths: number): void;
}

/** A typed amount with at most two decimals, as whole millionths. */
function read(text: string, { minBet, maxBet }: Config): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const value = Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(2, '0')) * 10_000;
  return value >= minBet && value <= maxBet ? value : undefined;
}

const write = (millionths: number): string => {
  const hundredths = Math.round(millionths / 10_000);
  const part = hundredths % 100;
  return `${Math.floor(hundredths / 100)}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`;
};

export function openStakeField(
  texts: Texts,
  {
    config,
    currency,
    changed,
  }: { readonly config: Config; readonly currency: string; readonly changed: () => void },
): StakeField {
  const range = {
    min: moneyText(config.minBet, currency),
    max: moneyText(config.maxBet, currency),
  };
  const fault = el('p', { class: 'fault', id: 'stake-fault', role: 'alert' });
  const show = (): void => {
    const isWrong = read(input.value, config) === undefined;
    fault.textContent = isWrong ? fill(texts.stakeRange, range) : '';
    input.setAttribute('aria-invalid', String(isWrong));
    changed();
  };
  const input = el('input', {
    type: 'text',
    inputmode: 'decimal',
    value: write(config.defaultBetLevel),
    'aria-label': texts.bet,
    'aria-describedby': fault.id,
    input: show,
  });
  const set = (value: number): void => {
    input.value = write(Math.min(Math.max(config.minBet, value), config.maxBet));
    show();
  };
  const now = (): number => read(input.value, config) ?? config.minBet;
  const button = (label: string, press: () => void) =>
    el('button', { type: 'button', class: 'chip', click: press }, label);
  const box = el(
    'div',
    { class: 'field' },
    el('span', { class: 'label' }, `${texts.bet} · ${range.min} – ${range.max}`),
    el(
      'div',
      { class: 'stake-row' },
      input,
      button('½', () => set(Math.floor(now() / 20_000) * 10_000)),
      button('×2', () => set(now() * 2)),
    ),
    fault,
  );
  return { box, value: () => read(input.value, config), set };
}
