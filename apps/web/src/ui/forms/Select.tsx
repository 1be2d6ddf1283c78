import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { controlClass } from './Input.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value'
> {
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | '';
  readonly onChoose: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
}

/**
 * Chooses one of a list. A native control: a phone shows its own picker, a keyboard types ahead.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, value, onChoose, placeholder, className, ...rest } = props;
  return (
    <div className={clsx('relative flex items-center', className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        className={clsx(controlClass, 'appearance-none truncate pr-10')}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled === true}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute right-3 text-ink-3"
      />
    </div>
  );
}
