import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call, type ClientRefusal, type ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { FactorChoice } from './FactorChoice.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { linkClass } from '../fields/link-class.ts';
import type { RequiredFactors, LoginFactor } from './login-factors.ts';
import { NewContactField } from './NewContactField.tsx';
import { pendingTicket } from '../social/pending-link.ts';
import { SendCodeButton } from '../fields/SendCodeButton.tsx';
import { useNewContact } from './use-new-contact.ts';

interface VerifyLoginProps {
  readonly secondStep: RequiredFactors;
  readonly onDone: (login: ValueOf<'loginVerify'>) => void;
  /** Returns to the password form, with the refusal to show, if any. */
  readonly onBack: (refusal?: ClientRefusal) => void;
}

interface VerifyFields {
  kind: LoginFactor;
  code: string;
  bankName: string;
  trustDevice: boolean;
}

const EMPTY = { code: '', bankName: '', trustDevice: false };

/** The second step of a login, shown in place of the form that started it. */
export function VerifyLogin({ secondStep, onDone, onBack }: VerifyLoginProps) {
  const t = useTexts('security');
  const form = useForm<VerifyFields>({
    defaultValues: { ...EMPTY, kind: secondStep.factors[0]?.kind ?? 'authenticator' },
  });
  const [kind, code, bankName, trustDevice] = useWatch({
    control: form.control,
    name: ['kind', 'code', 'bankName', 'trustDevice'],
  });
  const [unsent, setUnsent] = useState<ClientRefusal>();
  const contact = useNewContact();
  const {
    mutate,
    isPending,
    error: refusal,
    reset,
  } = useCallMutation('loginVerify', {
    onSuccess: onDone,
    onError: (problem) => {
      if (problem.code === 'verify.ticket_ended') onBack(problem);
      else form.setValue('code', '');
    },
  });
  const { ticket } = secondStep;
  const isSent = kind === 'mobile' || kind === 'email';
  const asksName = isSent && secondStep.bankName;
  const isNew = isSent && secondStep.newContact;
  const callFields = isNew ? contact.callFields(kind) : {};
  const atContact = unsent?.fields['to'] ?? refusal?.fields['to'];
  const choose = (next: LoginFactor) => {
    form.setValue('kind', next);
    form.setValue('code', '');
    setUnsent(undefined);
    reset();
  };
  const fail = (problem: ClientRefusal | undefined) => {
    if (problem?.code === 'verify.ticket_ended') onBack(problem);
    else setUnsent(problem);
  };
  const element = useFocusFault(form.formState.submitCount, refusal);
  const submit = form.handleSubmit((values) => {
    mutate({
      ticket,
      kind,
      code: values.code.trim(),
      ...(asksName ? { bankName: values.bankName } : {}),
      ...callFields,
      ...(isSent ? {} : { trustDevice: values.trustDevice }),
      ...pendingTicket(),
    });
  });
  return (
    <form
      data-confirming
      noValidate
      ref={element}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <div>
        <h3 className="text-lg font-semibold">{t('verifyTitle')}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {t(secondStep.newContact ? 'newContactAbout' : 'verifyAbout')}
        </p>
      </div>
      <FactorChoice factors={secondStep.factors} isNew={isNew} value={kind} onChoose={choose} />
      {unsent !== undefined && atContact === undefined && <FormRefusal message={unsent.message} />}
      {isNew && <NewContactField contact={contact} kind={kind} error={atContact} />}
      <Field
        label={t('code')}
        required
        error={atContact === undefined ? refusal?.message : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              key={`code by ${kind}`}
              {...control}
              {...form.register('code')}
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              inputMode={kind === 'recovery' ? 'text' : 'numeric'}
              maxLength={kind === 'recovery' ? 20 : 8}
              className="figures min-w-0 flex-1"
            />
            {isSent && (
              <SendCodeButton
                key={`send by ${kind}`}
                send={() => call('loginVerifySend', { ticket, kind, ...callFields })}
                onRefused={fail}
                disabled={isNew && callFields.to === undefined}
              />
            )}
          </div>
        )}
      </Field>
      {asksName && (
        <Field label={t('bankName')} required>
          {(control) => <Input {...control} {...form.register('bankName')} autoComplete="name" />}
        </Field>
      )}
      {!isSent && !secondStep.everyLogin && (
        <Checkbox
          label={t('trustDevice')}
          checked={trustDevice}
          onToggle={(on) => form.setValue('trustDevice', on)}
        />
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        busy={isPending}
        disabled={
          code.trim().length < 6 ||
          (asksName && bankName.trim() === '') ||
          (isNew && callFields.to === undefined)
        }
      >
        {t('confirmLogin')}
      </Button>
      {!secondStep.everyLogin && <p className="text-xs text-ink-3">{t('noFactor')}</p>}
      <button type="button" className={linkClass} onClick={() => onBack()}>
        {t('backToPassword')}
      </button>
    </form>
  );
}
