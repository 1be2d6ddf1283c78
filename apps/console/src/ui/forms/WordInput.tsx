import { required, TextInput, type TextInputProps } from 'react-admin';
import { useInputFrame } from './input-frame.ts';

type WordInputProps = Omit<TextInputProps, 'label' | 'parse' | 'format'> & {
  readonly label: string;
  readonly optional?: boolean;
  /** Applied while typing, such as to lower case. */
  readonly parse?: (typed: string) => string;
};

/** A text of a form; it is never null, and an empty one is refused where it is not optional. */
export function WordInput({ label, optional, parse, validate, ...props }: WordInputProps) {
  const given = validate === undefined ? [] : Array.isArray(validate) ? validate : [validate];
  return (
    <TextInput
      margin="none"
      {...props}
      {...useInputFrame(label)}
      parse={parse ?? ((typed: string) => typed)}
      validate={optional ? given : [required(), ...given]}
    />
  );
}
