import { required, SelectInput } from 'react-admin';

interface ChoiceInputProps<Value extends string> {
  readonly source: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

const IS_REQUIRED = required();

/** One of a few values; there is no empty choice. */
export function ChoiceInput<Value extends string>(props: ChoiceInputProps<Value>) {
  const { source, label, values, nameOf } = props;
  return (
    <SelectInput
      source={source}
      label={label}
      choices={values.map((id) => ({ id, name: nameOf(id) }))}
      margin="none"
      helperText={false}
      validate={IS_REQUIRED}
    />
  );
}
