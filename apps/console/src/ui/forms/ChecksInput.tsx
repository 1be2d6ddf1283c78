import { CheckboxGroupInput } from 'react-admin';
import { useInputFrame } from './input-frame.ts';

interface ChecksInputProps<Value extends string> {
  readonly source: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** A choice that stays as it is. */
  readonly fixed?: Value;
}

const SMALL = { size: 'small' } as const;

/** Several of a few values, in the order of `values`; the names speak for themselves. */
export function ChecksInput<Value extends string>(props: ChecksInputProps<Value>) {
  const { source, values, nameOf, fixed } = props;
  const { disabled } = useInputFrame('');
  return (
    <CheckboxGroupInput
      source={source}
      label={false}
      // Disabled one by one: a state of the whole group would outweigh that of a choice.
      choices={values.map((id) => ({ id, name: nameOf(id), disabled: disabled || id === fixed }))}
      translateChoice={false}
      parse={(chosen: readonly Value[]) => values.filter((each) => chosen.includes(each))}
      margin="none"
      options={SMALL}
    />
  );
}
