import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import type { Code } from './use-code.ts';

interface CodeFieldProps {
  readonly code: Code;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
  /** Requests a code; the form validates the number first. */
  readonly onAsk: () => void;
}

/** The code of an SMS, with a button that sends it and counts down to the next one. */
export function CodeField({ code, value, error, onType, onAsk }: CodeFieldProps) {
  const t = useTexts('forms');
  const { secondsLeft } = code;
  return (
    <Field
      label={t('code')}
      required
      error={error}
      hint={code.sent ? <span role="status">{t('codeSent')}</span> : undefined}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            name="verificationCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={255}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
          <Button
            look="outline"
            className="min-w-28 shrink-0"
            busy={code.pending}
            disabled={secondsLeft > 0}
            onClick={onAsk}
          >
            {secondsLeft > 0 ? t('sendAgainIn', { seconds: secondsLeft }) : t('sendCode')}
          </Button>
        </div>
      )}
    </Field>
  );
}
