import { TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

interface PublicKeyFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A public key in PEM, as it is copied from a file. */
export function PublicKeyField({ value, onChange }: PublicKeyFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('vendor.publicKey')}
      placeholder="-----BEGIN PUBLIC KEY-----"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={5}
      maxRows={12}
      required
      slotProps={{
        input: { sx: { fontFamily: 'monospace', fontSize: 12 } },
        htmlInput: { maxLength: 4000, spellCheck: false },
      }}
    />
  );
}
