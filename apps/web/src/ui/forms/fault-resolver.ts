import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * The validation of a form by a function that finds the faults of its values. A fault that a
 * refusal has shown at a field goes with the next validation of the field.
 */
export function faultResolver<Values extends FieldValues, Fault>(
  findFaults: (values: Values) => Readonly<Partial<Record<keyof Values, Fault>>>,
  textOf: (fault: Fault) => string,
): Resolver<Values> {
  return (values) => {
    const found = Object.entries<Fault | undefined>(findFaults(values));
    const errors = found.flatMap(([name, fault]) =>
      fault === undefined ? [] : [[name, { type: 'fault', message: textOf(fault) }] as const],
    );
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
