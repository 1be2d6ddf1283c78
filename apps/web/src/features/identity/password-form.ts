export interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type PasswordFault = 'required' | 'mismatch';

/**
 * What keeps the change-password form from being sent; the merchant's rules are the server's to
 * check.
 */
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
