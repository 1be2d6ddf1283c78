import { useId, type ReactNode } from 'react';

/** What a field's control must carry, so that its label, hint and fault are said with it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; shown in place of the hint. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Something beside the label, such as a link. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control. The label holds no error text, so that it stays the control's name. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const described = error !== undefined || hint !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink-2">
          {label}
        </label>
        {aside}
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
