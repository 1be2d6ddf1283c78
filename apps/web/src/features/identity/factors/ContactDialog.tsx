import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ClientRefusal, type InputOf, type ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { withHuman } from '../human/with-human.ts';
import { MobileField } from '../fields/MobileField.tsx';
import { SendCodeButton } from '../fields/SendCodeButton.tsx';
import { useMobile } from '../fields/use-mobile.ts';
import { CodeInput } from './CodeInput.tsx';
import { ContactProof, proofKinds, type Proof } from './ContactProof.tsx';

interface ContactDialogProps {
  readonly kind: 'mobile' | 'email';
  readonly config: ValueOf<'securityConfig'>;
  readonly onClose: () => void;
}

interface ContactFields {
  email: string;
  code: string;
  password: string;
  proof: Proof;
}

const EMPTY = { email: '', code: '', password: '' };

/** Verifies a number or address by a code, or replaces a verified one. */
export function ContactDialog({ kind, config, onClose }: ContactDialogProps) {
  const t = useTexts('security');
  const mobile = useMobile();
  const kinds = proofKinds(kind, config);
  const form = useForm<ContactFields>({
    defaultValues: { ...EMPTY, proof: { kind: kinds[0] ?? 'authenticator', code: '' } },
  });
  const [email, code, password, proof] = useWatch({
    control: form.control,
    name: ['email', 'code', 'password', 'proof'],
  });
  const [unsent, setUnsent] = useState<ClientRefusal>();
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('contactBind', {
    invalidates: ['securityConfig', 'withdrawSettings'],
    onSuccess: () => {
      toast('done', t('contactSaved'));
      onClose();
    },
  });
  const to = targetOf(kind, mobile.callFields, email);
  const isReady = to.to !== '' && code.length === 6 && password !== '';
  const isProven = kinds.length === 0 || proof.code.trim().length >= 6;
  const fieldOf = (name: string) => unsent?.fields[name] ?? refusal?.fields[name];
  const general = refusal !== null && !FIELDS.has(refusal.code) ? refusal : unsent;
  const element = useFocusFault(form.formState.submitCount, refusal);
  const submit = form.handleSubmit((values) => {
    mutate({
      kind,
      ...to,
      code: values.code,
      password: values.password,
      ...(kinds.length === 0
        ? {}
        : { proof: { kind: values.proof.kind, code: values.proof.code.trim() } }),
    });
  });
  return (
    <Dialog
      title={t(kind === 'mobile' ? 'verifyMobileTitle' : 'verifyEmailTitle')}
      about={t('contactAbout')}
      clickToClose={false}
      focusField
      onClose={onClose}
    >
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {general !== undefined && Object.keys(general.fields).length === 0 && (
          <FormRefusal message={general.message} />
        )}
        {kind === 'mobile' ? (
          <MobileField mobile={mobile} label={t('newMobile')} error={fieldOf('to')} />
        ) : (
          <Field label={t('newEmail')} required error={fieldOf('to')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('email')}
                type="email"
                autoComplete="email"
                maxLength={120}
              />
            )}
          </Field>
        )}
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <CodeInput
              label={t('codeFromNew')}
              value={code}
              onType={(typed) => form.setValue('code', typed)}
            />
          </div>
          <SendCodeButton
            send={() => withHuman('sms', 'contactCode', { kind, ...to })}
            onRefused={setUnsent}
            disabled={to.to === ''}
          />
        </div>
        {fieldOf('code') !== undefined && (
          <p role="alert" className="-mt-2 text-sm text-lost">
            {fieldOf('code')}
          </p>
        )}
        <Field
          label={t('presentPassword')}
          required
          error={refusal?.code.startsWith('password.') === true ? refusal.message : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password')}
              autoComplete="current-password"
            />
          )}
        </Field>
        {kinds.length > 0 && (
          <ContactProof
            kinds={kinds}
            proof={proof}
            onProof={(next) => form.setValue('proof', next)}
            onRefused={setUnsent}
            error={refusal?.code.startsWith('factor.') === true ? refusal.message : undefined}
          />
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={isPending}
          disabled={!isReady || !isProven}
        >
          {t('verify')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Refusals that are shown beside their field. */
const FIELDS: ReadonlySet<string> = new Set([
  'password.wrong',
  'password.locked',
  'factor.code_wrong',
  'factor.locked',
]);

function targetOf(
  kind: 'mobile' | 'email',
  mobile: { readonly mobileNum: string; readonly countryDialingCode: string },
  email: string,
): Pick<InputOf<'contactBind'>, 'to' | 'countryDialingCode'> {
  if (kind === 'email') return { to: email.trim() };
  return { to: mobile.mobileNum, countryDialingCode: mobile.countryDialingCode };
}
