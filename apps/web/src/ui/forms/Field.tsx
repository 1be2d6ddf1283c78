import { useId, type ReactNode } from 'react';

/** The props of a field's control, so that screen readers announce its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error and what to do; replaces the hint. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Content beside the label, such as a link. */
  readonly extra?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A labelled control. The label contains no error text, so that it stays the control's accessible
 * name.
 */
export function Field({ label, hint, error, required = false, extra, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const described = error !== undefined || hint !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink-2">
          {label}
        </label>
        {extra}
      </div>
      {children({
        id,
        'aria-describedby': described ? note : undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {described && (
        <p id={note} className={error === undefined ? 'text-xs text-ink-3' : 'text-sm text-lost'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
