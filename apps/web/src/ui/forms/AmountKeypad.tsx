import clsx from 'clsx';
import { Delete } from 'lucide-react';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { addAmounts, cleanAmount, compareAmounts, typedAmountAfterKey } from './typed-amount.ts';

interface AmountKeypadProps {
  /** What the amount is for; the control's name. */
  readonly label: string;
  /** The typed text: a decimal or empty. */
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly currency: string;
  /** Limits, shown in advance, as decimal strings. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** Amounts that one press adds. */
  readonly presets?: readonly string[];
  readonly decimals?: number;
  /** A fault from the server; violations of the limits are shown automatically. */
  readonly error?: string | undefined;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '000'] as const;

/** An amount typed on a keypad or a keyboard, with presets and the limits. */
export function AmountKeypad(props: AmountKeypadProps) {
  const { label, value, onType, currency, minimum, maximum, presets = [], decimals = 2 } = props;
  const t = useTexts('ui');
  const { money } = useFormats();
  const fault = props.error ?? limitFault(props, t, money);
  return (
    <div className="flex flex-col gap-3">
      <div
        className={clsx(
          'flex items-baseline gap-3 rounded-lg border bg-surface-2 px-4 py-3',
          fault === undefined ? 'border-line-strong focus-within:border-accent' : 'border-lost',
        )}
      >
        <span className="text-sm text-ink-3">{currency}</span>
        <input
          aria-label={label}
          aria-describedby="amount-note"
          aria-invalid={fault === undefined ? undefined : true}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onType(cleanAmount(event.target.value, decimals))}
          className="figures w-full bg-transparent text-right text-3xl font-semibold outline-none placeholder:text-ink-3"
        />
      </div>
      <p
        id="amount-note"
        className={clsx('text-sm', fault === undefined ? 'text-ink-3' : 'text-lost')}
      >
        {fault ?? limitsText(minimum, maximum, currency, t, money)}
      </p>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              onClick={() => onType(addAmounts(value, preset))}
              className="figures min-h-10 rounded-full border border-line-strong px-4 text-sm font-medium hover:border-accent-line hover:bg-accent-soft phone:min-h-11"
            >
              +{money(preset, currency)}
            </button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-4 gap-2 md:hidden">
        <div className="col-span-3 grid grid-cols-3 gap-2">
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              className={keyClass}
              onClick={() => onType(typedAmountAfterKey(value, key, decimals))}
            >
              {key}
            </button>
          ))}
        </div>
        <div className="grid grid-rows-2 gap-2">
          <button
            type="button"
            aria-label={t('deleteFigure')}
            className={clsx(keyClass, 'h-full!')}
            onClick={() => onType(typedAmountAfterKey(value, 'back', decimals))}
          >
            <Delete aria-hidden size={22} className="mx-auto" />
          </button>
          <button
            type="button"
            className={clsx(keyClass, 'h-full! text-base!')}
            onClick={() => onType('')}
          >
            {t('clear')}
          </button>
        </div>
      </div>
    </div>
  );
}

const keyClass = 'figures h-13 rounded-md bg-surface-3 text-xl font-medium active:bg-line-strong';

type UiSay = ReturnType<typeof useTexts<'ui'>>;
type MoneyOf = ReturnType<typeof useFormats>['money'];

function limitFault(props: AmountKeypadProps, t: UiSay, money: MoneyOf): string | undefined {
  const { value, minimum, maximum, currency } = props;
  if (value === '') return undefined;
  if (minimum !== undefined && compareAmounts(value, minimum) < 0) {
    return t('atLeast', { amount: money(minimum, currency) });
  }
  return maximum !== undefined && compareAmounts(value, maximum) > 0
    ? t('atMost', { amount: money(maximum, currency) })
    : undefined;
}

function limitsText(
  minimum: string | undefined,
  maximum: string | undefined,
  currency: string,
  t: UiSay,
  money: MoneyOf,
): string {
  if (minimum !== undefined && maximum !== undefined) {
    return t('between', { from: money(minimum, currency), to: money(maximum, currency) });
  }
  if (minimum !== undefined) return t('atLeast', { amount: money(minimum, currency) });
  return maximum === undefined ? '' : t('atMost', { amount: money(maximum, currency) });
}
