export interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type PasswordFault = 'required' | 'mismatch';

/** The faults of the change-password form; the server checks the merchant's rules. */
export function passwordFaults(
  fields: PasswordFields,
  form: { readonly hasTicket: boolean },
): Partial<Record<keyof PasswordFields, PasswordFault>> {
  const faults: Partial<Record<keyof PasswordFields, PasswordFault>> = {};
  if (fields.oldPassword === '' && !form.hasTicket) faults.oldPassword = 'required';
  if (fields.newPassword === '') faults.newPassword = 'required';
  if (fields.confirmNewPassword === '') faults.confirmNewPassword = 'required';
  else if (fields.confirmNewPassword !== fields.newPassword) faults.confirmNewPassword = 'mismatch';
  return faults;
}
