import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { FactorChoice } from './FactorChoice.tsx';
import type { RequiredFactors, LoginFactor } from './login-factors.ts';

interface SecondFactorProps {
  readonly factors: RequiredFactors['factors'];
  readonly kind: LoginFactor;
  readonly code: string;
  readonly error: string | undefined;
  readonly mailed: boolean;
  readonly pending: boolean;
  readonly onChoose: (kind: LoginFactor) => void;
  readonly onType: (code: string) => void;
  readonly onMail: () => void;
}

/**
 * A second factor where money could leave the account: the owner of the phone alone does not pass.
 */
export function SecondFactor(props: SecondFactorProps) {
  const { factors, kind, code, error, mailed, pending } = props;
  const t = useTexts('forms');
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line p-4">
      <p className="text-sm text-ink-2">{t('factorAbout')}</p>
      <FactorChoice factors={factors} value={kind} onChoose={props.onChoose} />
      <Field
        label={t('factorCode')}
        required
        error={error}
        hint={mailed && kind === 'email' ? <span role="status">{t('factorSent')}</span> : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="factorCode"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={(event) => props.onType(event.target.value)}
            />
            {kind === 'email' && (
              <Button
                look="outline"
                className="min-w-28 shrink-0"
                busy={pending}
                onClick={props.onMail}
              >
                {t('sendFactor')}
              </Button>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
