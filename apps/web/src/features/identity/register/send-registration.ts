import { VERBATIM_FIELDS, cleanText, type RegisterValues } from '@fairhouse/rules/fields';
import { call, type AnswerOf } from '../../../calls/calls.ts';
import { withHuman } from '../human/with-human.ts';
import type { Invitation } from './invitation.ts';
import { pendingTicket } from '../social/pending-link.ts';
import type { PhoneProof } from '../fields/use-code.ts';
import { formFields, type RegisterForm } from './register-faults.ts';
import type { Captcha } from '../fields/use-captcha.ts';

/** A registration as it is sent. */
export interface Registration {
  readonly form: RegisterForm;
  readonly values: RegisterValues;
  readonly mobile: { readonly mobileNum: string; readonly countryDialingCode: string };
  readonly invitation: Invitation;
  /** The proof of a solved captcha, where one is shown. */
  readonly captcha: Awaited<ReturnType<Captcha['proofFields']>> | undefined;
  /** The proof of the number, where a code was typed. */
  readonly proof: PhoneProof | undefined;
}

/** Checks the invitation with this site's name, then registers by the form's method. */
export async function sendRegistration({
  form,
  values,
  mobile,
  invitation,
  captcha,
  proof,
}: Registration): Promise<AnswerOf<'register'>> {
  const given = givenFields(form, values);
  const { affiliateCode: code } = given;
  if (code !== undefined) {
    const checked = await call('affiliate', { code, domain: location.hostname });
    if (!checked.ok) return checked;
  }
  const { username = '', password = '', mobileNum, verificationCode: _, ...rest } = given;
  const common = {
    ...rest,
    password,
    login: true as const,
    registerMethod: 'WEB' as const,
    registerUrl: location.origin,
    domain: location.hostname,
    ...(invitation.recommenderId === undefined ? {} : { recommenderId: invitation.recommenderId }),
    ...captcha,
    ...proof,
    ...pendingTicket(),
  };
  if (form.method === 'mobile')
    return withHuman('register', 'registerMobile', { ...common, ...mobile });
  return withHuman('register', 'register', {
    ...common,
    username,
    ...(mobileNum === undefined ? {} : mobile),
  });
}

/** The typed values of the shown fields, normalised; empty ones are left out. */
function givenFields(form: RegisterForm, values: RegisterValues): RegisterValues {
  const texts = formFields(form, true).map((name) => {
    const typed = values[name] ?? '';
    return [name, VERBATIM_FIELDS.has(name) ? typed : cleanText(typed)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
