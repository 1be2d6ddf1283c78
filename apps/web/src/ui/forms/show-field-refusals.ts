import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the texts of a refusal at the form's fields. Each goes when its field is validated again;
 * texts for names that are no field of the form are left to the form.
 */
export function showFieldRefusals<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Readonly<Record<string, string>>,
): void {
  const names = Object.keys(form.getValues()) as Path<Values>[];
  for (const name of names) {
    const message = fields[name];
    if (message !== undefined) form.setError(name, { type: 'refusal', message });
  }
}
