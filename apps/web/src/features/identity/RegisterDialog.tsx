import { useState, type FormEvent } from 'react';
import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { swapModal } from '../../app/modals/modals.ts';
import { useCall } from '../../app/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Checkbox } from '../../ui/Toggle.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { FormRefusal } from './LoginForm.tsx';
import { RegisterFieldInput } from './RegisterFieldInput.tsx';
import { shownFields, type FieldRules, type RegisterValues } from './field-rules.ts';
import { useRegister } from './use-register.ts';

/** Becoming a member, by the fields and rules that the merchant has set. */
export function RegisterDialog({ code, onClose }: ModalProps<'register'>) {
  const t = useTexts('identity');
  const settings = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  return (
    <Dialog
      title={t('registerTitle')}
      about={t('registerAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      {settings.isPending && <SkeletonRows rows={4} />}
      {settings.isError && (
        <ErrorState
          message={settings.error.message}
          busy={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data !== undefined && (
        <RegisterForm
          rules={settings.data.fields}
          minimumAge={settings.data.minimumAge}
          code={code}
        />
      )}
    </Dialog>
  );
}

interface RegisterFormProps {
  readonly rules: FieldRules;
  readonly minimumAge: number;
  readonly code: string | undefined;
}

function RegisterForm({ rules, minimumAge, code }: RegisterFormProps) {
  const t = useTexts('identity');
  const [values, setValues] = useState<RegisterValues>(
    code === undefined ? {} : { affiliateCode: code },
  );
  const [captcha, setCaptcha] = useState('');
  const [adult, setAdult] = useState(false);
  const register = useRegister(rules, minimumAge);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register.send(values, { captcha, adult });
    setCaptcha('');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {register.refusal !== undefined && <FormRefusal message={register.refusal.message} />}
      <div className="grid gap-4 md:grid-cols-2">
        {shownFields(rules).map((name) => (
          <RegisterFieldInput
            key={name}
            name={name}
            rule={rules[name]}
            value={values[name] ?? ''}
            error={register.errorOf(name)}
            onType={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      {register.captcha !== undefined && (
        <CaptchaField
          captcha={register.captcha}
          value={captcha}
          onType={setCaptcha}
          error={register.captchaMissing ? t('captchaRequired') : undefined}
        />
      )}
      <div>
        <Checkbox
          label={t('ageConfirm', { age: minimumAge })}
          checked={adult}
          onToggle={setAdult}
          aria-invalid={register.adultMissing || undefined}
          aria-describedby={register.adultMissing ? 'adult-note' : undefined}
        />
        {register.adultMissing && (
          <p id="adult-note" role="alert" className="text-sm text-lost">
            {t('ageRequired')}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" size="lg" busy={register.pending}>
        {t('register')}
      </Button>
      <p className="text-center text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <button
          type="button"
          className="min-h-9 font-medium text-accent-text underline-offset-4 hover:underline phone:min-h-11"
          onClick={() => swapModal('login', {})}
        >
          {t('login')}
        </button>
      </p>
    </form>
  );
}
