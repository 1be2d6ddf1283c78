// Validates a registration before it is sent.
import {
  fieldFault,
  isRequired,
  shownFields,
  type FieldFault,
  type FieldRules,
  type RegisterField,
  type RegisterValues,
  type RegistrationMethod,
} from '@fairhouse/rules/fields';

/** The kind of form, and the rules that apply to it. */
export interface RegisterForm {
  readonly rules: FieldRules;
  readonly method: RegistrationMethod;
  readonly minimumAge: number;
  /** Today in the merchant's zone, `YYYY-MM-DD`. */
  readonly today: string;
}

export type RegisterFaults = Partial<Record<RegisterField, FieldFault>>;

/** The fault of each invalid field; the captcha counts when it is shown. */
export function registerFaults(
  form: RegisterForm,
  values: RegisterValues,
  captchaShown: boolean,
): RegisterFaults {
  const { rules, method, minimumAge: age, today } = form;
  const found: RegisterFaults = {};
  for (const name of formFields(form, captchaShown)) {
    const required = name === 'captcha' || isRequired(name, rules, method);
    const fault = fieldFault({ name, rule: rules[name], required, values, today, age });
    if (fault !== undefined) found[name] = fault;
  }
  return found;
}

/** The fields of the form in order; a captcha may be required in addition to the rules. */
export function formFields(
  { rules, method }: RegisterForm,
  captchaShown: boolean,
): RegisterField[] {
  const shown = shownFields(rules, method).filter((name) => name !== 'captcha');
  return captchaShown ? [...shown, 'captcha'] : shown;
}

/** The ages to confirm: always 18, and also 21 where the merchant's rules require it. */
export function agesToConfirm(minimumAge: number): number[] {
  return minimumAge > 18 ? [18, minimumAge] : [18];
}
