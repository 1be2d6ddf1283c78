import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';

interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly error?: string | undefined;
  /** Also accepts a recovery code, which has letters and is longer. */
  readonly orRecovery?: boolean;
}

/** Six digits, or a recovery code. */
export function CodeInput({ label, value, onType, error, orRecovery = false }: CodeInputProps) {
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={orRecovery ? 'text' : 'numeric'}
          maxLength={orRecovery ? 20 : 7}
          className="figures"
          value={value}
          onChange={(event) => {
            const typed = event.target.value;
            onType(orRecovery ? typed : typed.replaceAll(/\D/g, '').slice(0, 6));
          }}
        />
      )}
    </Field>
  );
}
