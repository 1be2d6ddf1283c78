import clsx from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { controlClass } from './Input.tsx';
import { localDay } from './local-day.ts';

/**
 * The browser's date field, which keeps its picker and its keys. While it is not being edited it
 * shows the day as the page's language writes it, and not as the browser's own does.
 */
export function DateInput({
  className,
  value,
  onChange,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useTexts('ui');
  const { date } = useFormats();
  // A form library sets the field itself: then its typed value is followed here.
  const [typed, setTyped] = useState('');
  const day = localDay(String(value ?? typed));
  return (
    <span className="relative flex">
      <input
        {...rest}
        {...(value === undefined ? {} : { value })}
        type="date"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        className={clsx(
          controlClass,
          // The longest date of a language, beside the button of the picker.
          'peer min-w-46 not-focus:text-transparent phone:min-w-0 phone:px-3',
          className,
        )}
      />
      <span
        aria-hidden
        className={clsx(
          'pointer-events-none absolute inset-y-0 left-3.5 flex items-center peer-focus:hidden',
          'whitespace-nowrap phone:left-3 phone:text-sm',
          day === undefined && 'text-ink-3',
        )}
      >
        {day === undefined ? t('datePattern') : date(day)}
      </span>
    </span>
  );
}
