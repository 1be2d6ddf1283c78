import clsx from 'clsx';
import { useFormats, type MoneyStyle } from '../i18n/format.ts';

interface MoneyProps extends MoneyStyle {
  /** A decimal string of the wire. */
  readonly value: string;
  /** `PHP`, `VND`…; amounts are shown in the currency's everyday unit. */
  readonly currency: string;
  /** Colours a result: green when won, red when lost. */
  readonly result?: boolean;
  readonly className?: string;
}

/** An amount in figures that stand in columns. */
export function Money({ value, currency, result = false, className, ...style }: MoneyProps) {
  const { money } = useFormats();
  return (
    <span className={clsx('figures whitespace-nowrap', result && resultClass(value), className)}>
      {money(value, currency, result ? { signed: true, ...style } : style)}
    </span>
  );
}

/** Zero keeps the colour of the text around it. */
function resultClass(value: string): string {
  if (/^-?0*(\.0*)?$/.test(value)) return '';
  return value.startsWith('-') ? 'text-lost' : 'text-won';
}
