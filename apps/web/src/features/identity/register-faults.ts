// What keeps a registration from being sent, before anything leaves the page.
import {
  fieldFault,
  isRequired,
  shownFields,
  type FieldFault,
  type FieldRules,
  type RegisterField,
  type RegisterValues,
  type RegisterWay,
} from '@fairhouse/rules/fields';

/** Where the form asks, and by whose rules. */
export interface RegisterForm {
  readonly rules: FieldRules;
  readonly way: RegisterWay;
  readonly minimumAge: number;
  /** Today in the merchant's zone, `YYYY-MM-DD`. */
  readonly today: string;
}

export type RegisterFaults = Partial<Record<RegisterField, FieldFault>>;

/** The fault of each field that has one; the captcha counts when it is shown. */
export function registerFaults(
  form: RegisterForm,
  values: RegisterValues,
  captchaShown: boolean,
): RegisterFaults {
  const { rules, way, minimumAge: age, today } = form;
  const found: RegisterFaults = {};
  for (const name of formFields(form, captchaShown)) {
    const required = name === 'captcha' || isRequired(name, rules, way);
    const fault = fieldFault({ name, rule: rules[name], required, values, today, age });
    if (fault !== undefined) found[name] = fault;
  }
  return found;
}

/** The fields of the form in their order; a captcha may be asked for beside the rules. */
export function formFields({ rules, way }: RegisterForm, captchaShown: boolean): RegisterField[] {
  const shown = shownFields(rules, way).filter((name) => name !== 'captcha');
  return captchaShown ? [...shown, 'captcha'] : shown;
}

/** How old one must say to be: everybody 18, and 21 where the merchant's rules ask for it. */
export function agesToConfirm(minimumAge: number): number[] {
  return minimumAge > 18 ? [18, minimumAge] : [18];
}
