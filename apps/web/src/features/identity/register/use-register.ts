import type { RegisterField, RegisterValues } from '@fairhouse/rules/fields';
import { useState } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { confirm } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { enterSession } from '../login/enter-session.ts';
import type { Invitation } from './invitation.ts';
import { formFields, registerFaults, type RegisterForm } from './register-faults.ts';
import { sendRegistration } from './send-registration.ts';
import { useCaptcha, type Captcha } from '../fields/use-captcha.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import type { Code } from '../fields/use-code.ts';
import type { Mobile } from '../fields/use-mobile.ts';

export interface Register {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  readonly captcha: Captcha | undefined;
  /** The shown fields, in order. */
  readonly fields: readonly RegisterField[];
  /** The count of failed attempts. */
  readonly tries: number;
  /** The count of invalid fields, after an attempt. */
  readonly wrong: number;
  /** The fault of a field: our own validation first, then the server's. */
  readonly errorOf: (name: RegisterField) => string | undefined;
  /** Validates one field and shows its fault; returns whether it is valid. */
  readonly judge: (name: RegisterField) => boolean;
  readonly type: (name: RegisterField, value: string) => void;
  readonly send: (confirmed: boolean) => Promise<void>;
}

interface RegisterOptions {
  readonly form: RegisterForm;
  readonly values: RegisterValues;
  readonly onValues: (values: RegisterValues) => void;
  readonly mobile: Mobile;
  readonly invitation: Invitation;
  readonly code: Code;
}

/**
 * Validates, checks the invitation code if there is one, registers, and continues logged in. A
 * field that was invalid is validated again while it is edited.
 */
export function useRegister({
  form,
  onValues,
  mobile,
  invitation,
  code,
  ...rest
}: RegisterOptions): Register {
  const textOf = useFieldTexts(form.minimumAge);
  const t = useTexts('forms');
  const [pending, setPending] = useState(false);
  const [isDropped, setDropped] = useState(false);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [judged, setJudged] = useState<ReadonlySet<RegisterField>>(new Set());
  const [mended, setMended] = useState<ReadonlySet<RegisterField>>(new Set());
  const shown = form.rules['captcha']?.enabled === true || refusal?.value['captcha'] === true;
  const captcha = useCaptcha(shown);
  const values: RegisterValues = { ...rest.values, mobileNum: mobile.callFields.mobileNum };
  const found = registerFaults(form, values, shown);
  const judge = (name: RegisterField) => {
    setJudged((before) => new Set(before).add(name));
    return found[name] === undefined;
  };
  const type = (name: RegisterField, value: string) => {
    onValues({ ...rest.values, [name]: value });
    setMended((before) => new Set(before).add(name));
  };
  const warn = (text: string) =>
    confirm({ title: t('inviteTitle'), text, confirmLabel: t('submit'), cancelLabel: null });
  const send = async (confirmed: boolean) => {
    setRefusal(undefined);
    setMended(new Set());
    if (Object.keys(found).length > 0 || !confirmed) return setTries(tries + 1);
    setPending(true);
    const typed = values.verificationCode ?? '';
    const proof = typed === '' ? undefined : await code.prove(typed);
    if (typed !== '' && proof === undefined) return setPending(false);
    const answer = await sendRegistration(form, values, {
      mobile: mobile.callFields,
      invitation: isDropped ? { ...invitation, recommenderId: undefined } : invitation,
      captcha: shown ? await captcha.proofFields() : undefined,
      proof,
    });
    setPending(false);
    if (answer.ok) return enterSession(answer.value);
    setRefusal(answer.refusal);
    setTries(tries + 1);
    // The code is in no field of the form, so it cannot be corrected: the next attempt omits it.
    if (answer.refusal.fields['recommenderId'] !== undefined) setDropped(true);
    if (shown) {
      captcha.refresh();
      onValues({ ...rest.values, captcha: '' });
    }
    if (answer.refusal.code === 'affiliate.invalid') await warn(answer.refusal.message);
  };
  const errorOf = (name: RegisterField): string | undefined => {
    const fault = tries > 0 || judged.has(name) ? found[name] : undefined;
    if (fault !== undefined) return textOf(fault);
    return mended.has(name) ? undefined : refusal?.fields[name];
  };
  const fields = formFields(form, shown);
  return {
    pending,
    refusal,
    captcha: shown ? captcha : undefined,
    fields,
    tries,
    wrong: fields.filter((name) => errorOf(name) !== undefined).length,
    errorOf,
    judge,
    type,
    send,
  };
}
