import { required, SelectInput, type SelectInputProps } from 'react-admin';
import { useInputFrame } from './input-frame.ts';

interface ChoiceInputProps<Value extends string | number> {
  readonly source: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly helperText?: string;
  readonly sx?: NonNullable<SelectInputProps['sx']>;
}

const IS_REQUIRED = required();

/** One of a few values; there is no empty choice. */
export function ChoiceInput<Value extends string | number>(props: ChoiceInputProps<Value>) {
  const { label, values, nameOf, ...rest } = props;
  return (
    <SelectInput
      choices={values.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
      margin="none"
      validate={IS_REQUIRED}
      {...useInputFrame(label)}
      {...rest}
    />
  );
}
