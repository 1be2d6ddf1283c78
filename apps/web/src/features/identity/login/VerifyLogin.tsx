import { useState, type FormEvent } from 'react';
import { call, type ClientRefusal, type ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { FactorChoice } from './FactorChoice.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
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

/** The second step of a login, shown in place of the form that started it. */
export function VerifyLogin({ secondStep, onDone, onBack }: VerifyLoginProps) {
  const t = useTexts('security');
  const [kind, setKind] = useState<LoginFactor>(secondStep.factors[0]?.kind ?? 'authenticator');
  const [code, setCode] = useState('');
  const [bankName, setBankName] = useState('');
  const [trustDevice, setTrust] = useState(false);
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
      else setCode('');
    },
  });
  const { ticket } = secondStep;
  const isSent = kind === 'mobile' || kind === 'email';
  const asksName = isSent && secondStep.bankName;
  const isNew = isSent && secondStep.newContact;
  const callFields = isNew ? contact.callFields(kind) : {};
  const atContact = unsent?.fields['to'] ?? refusal?.fields['to'];
  const choose = (next: LoginFactor) => {
    setKind(next);
    setCode('');
    setUnsent(undefined);
    reset();
  };
  const fail = (problem: ClientRefusal | undefined) => {
    if (problem?.code === 'verify.ticket_ended') onBack(problem);
    else setUnsent(problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({
      ticket,
      kind,
      code: code.trim(),
      ...(asksName ? { bankName } : {}),
      ...callFields,
      ...(isSent ? {} : { trustDevice }),
      ...pendingTicket(),
    });
  };
  return (
    <form data-confirming noValidate onSubmit={submit} className="flex flex-col gap-4">
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
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="off"
              spellCheck={false}
              inputMode={kind === 'recovery' ? 'text' : 'numeric'}
              maxLength={kind === 'recovery' ? 20 : 8}
              className="figures min-w-0 flex-1"
              value={code}
              onChange={(event) => setCode(event.target.value)}
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
          {(control) => (
            <Input
              {...control}
              name="bankName"
              autoComplete="name"
              value={bankName}
              onChange={(event) => setBankName(event.target.value)}
            />
          )}
        </Field>
      )}
      {!isSent && !secondStep.everyLogin && (
        <Checkbox label={t('trustDevice')} checked={trustDevice} onToggle={setTrust} />
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
