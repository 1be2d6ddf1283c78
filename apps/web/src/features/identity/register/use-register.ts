import type { RegisterField } from '@fairhouse/rules/fields';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ClientRefusal, ValueOf } from '../../../calls/calls.ts';
import { useAnswerMutation } from '../../../calls/use-call-mutation.ts';
import { confirm } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { faultResolver } from '../../../ui/forms/fault-resolver.ts';
import { showFieldRefusals } from '../../../ui/forms/show-field-refusals.ts';
import { enterSession } from '../login/enter-session.ts';
import type { Invitation } from './invitation.ts';
import { formFields, registerFaults, type RegisterForm } from './register-faults.ts';
import { sendRegistration, type Registration } from './send-registration.ts';
import { useCaptcha, type Captcha } from '../fields/use-captcha.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import type { Code } from '../fields/use-code.ts';
import type { Mobile } from '../fields/use-mobile.ts';

/** Every field has a value, so that the server's refusal finds it by its name. */
export type RegisterFormValues = Record<RegisterField, string>;

export interface Register {
  readonly form: UseFormReturn<RegisterFormValues>;
  readonly pending: boolean;
  readonly refusal: ClientRefusal | null;
  readonly captcha: Captcha | undefined;
  /** The shown fields, in order. */
  readonly fields: readonly RegisterField[];
  /** The count of invalid fields, after an attempt. */
  readonly wrong: number;
  readonly submit: (event: FormEvent) => void;
}

interface RegisterOptions {
  readonly form: RegisterForm;
  readonly values: RegisterFormValues;
  readonly mobile: Mobile;
  readonly invitation: Invitation;
  readonly code: Code;
  /** The ages are confirmed. */
  readonly confirmed: boolean;
}

/** Validates, checks the invitation code if there is one, registers, and continues logged in. */
export function useRegister(options: RegisterOptions): Register {
  const { form: rules, mobile, code, confirmed } = options;
  const textOf = useFieldTexts(rules.minimumAge);
  const [invitation, setInvitation] = useState(options.invitation);
  const warn = useInviteWarning();
  const registering = useAnswerMutation<ValueOf<'register'>, Registration>(
    'register',
    sendRegistration,
    {
      onSuccess: (login) => enterSession(login),
      onError: (refusal) => {
        showFieldRefusals(form, refusal.fields);
        // The code is in no field of the form, so it cannot be corrected: the next attempt omits
        // it.
        if (refusal.fields['recommenderId'] !== undefined) {
          setInvitation({ ...invitation, recommenderId: undefined });
        }
        if (isCaptchaAsked(rules, refusal)) {
          // One that only the refusal asks for is loaded when it is shown.
          if (isCaptchaAsked(rules, null)) captcha.refresh();
          form.setValue('captcha', '');
          form.setError('captcha', { type: 'fault', message: textOf({ kind: 'required' }) });
        }
        if (refusal.code === 'affiliate.invalid') void warn(refusal.message);
      },
    },
  );
  const refusal = registering.error;
  const isShown = isCaptchaAsked(rules, refusal);
  const captcha = useCaptcha(isShown);
  const form = useForm<RegisterFormValues>({
    defaultValues: options.values,
    resolver: faultResolver((values) => registerFaults(rules, values, isShown), textOf),
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = form.formState;
  useMobileValue(form, mobile.callFields.mobileNum);
  const send = form.handleSubmit(async (values) => {
    if (!confirmed) return registering.reset();
    const typed = values.verificationCode;
    const proof = typed === '' ? undefined : await code.prove(typed);
    if (typed !== '' && proof === undefined) return;
    registering.mutate({
      form: rules,
      values,
      mobile: mobile.callFields,
      invitation,
      captcha: isShown ? await captcha.proofFields() : undefined,
      proof,
    });
  }, registering.reset);
  const fields = formFields(rules, isShown);
  return {
    form,
    pending: form.formState.isSubmitting || registering.isPending,
    refusal,
    captcha: isShown ? captcha : undefined,
    fields,
    wrong:
      fields.filter((name) => errors[name] !== undefined).length +
      Number(isSubmitted && !confirmed),
    submit: (event) => void send(event),
  };
}

function isCaptchaAsked({ rules }: RegisterForm, refusal: ClientRefusal | null): boolean {
  return rules['captcha']?.enabled === true || refusal?.value['captcha'] === true;
}

/** Keeps the number, which is typed into two controls, as one value of the form. */
function useMobileValue(form: UseFormReturn<RegisterFormValues>, number: string): void {
  const { errors, isSubmitted } = form.formState;
  const isJudged = isSubmitted || errors.mobileNum !== undefined;
  useEffect(() => {
    if (form.getValues('mobileNum') !== number) {
      form.setValue('mobileNum', number, { shouldValidate: isJudged });
    }
  }, [form, number, isJudged]);
}

function useInviteWarning(): (text: string) => Promise<boolean> {
  const t = useTexts('forms');
  return (text) =>
    confirm({ title: t('inviteTitle'), text, confirmLabel: t('submit'), cancelLabel: null });
}
