import { BooleanInput } from 'react-admin';

interface SwitchInputProps {
  readonly source: string;
  readonly label: string;
}

/** A switch of a form. */
export function SwitchInput({ source, label }: SwitchInputProps) {
  return <BooleanInput source={source} label={label} helperText={false} />;
}
