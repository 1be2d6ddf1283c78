import clsx from 'clsx';
import { useFormats, type MoneyStyle } from '../../i18n/format.ts';

interface MoneyProps extends MoneyStyle {
  /** A decimal string of the calls. */
  readonly value: string;
  /** `PHP`, `VND`…; amounts are shown in the currency's usual unit. */
  readonly currency: string;
  /** Colours a result: green for a gain, red for a loss. */
  readonly result?: boolean;
  readonly className?: string;
}

/** An amount in tabular figures. */
export function Money({ value, currency, result = false, className, ...style }: MoneyProps) {
  const { money } = useFormats();
  return (
    <span className={clsx('figures whitespace-nowrap', result && resultClass(value), className)}>
      {money(value, currency, result ? { signed: true, ...style } : style)}
    </span>
  );
}

/** Zero has the colour of the surrounding text. */
function resultClass(value: string): string {
  if (/^-?0*(\.0*)?$/.test(value)) return '';
  return value.startsWith('-') ? 'text-lost' : 'text-won';
}
