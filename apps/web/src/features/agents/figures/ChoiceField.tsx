import { setCentreFilters, type Filter } from '../../../centre/centre-filters.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select, type Choice } from '../../../ui/forms/Select.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly filter: Filter;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  /** The choice that means no filter. */
  readonly any: string;
}

/** A filter in the address with a fixed set of values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, filter, choices, value, any } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select<Value | 'any'>
          {...control}
          className="md:min-w-40"
          choices={[{ value: 'any', label: any }, ...choices]}
          value={value ?? 'any'}
          onChoose={(chosen) =>
            setCentreFilters({ [filter]: chosen === 'any' ? undefined : chosen })
          }
        />
      )}
    </Field>
  );
}
