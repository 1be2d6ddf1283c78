import { Alert } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** Says which parts of a stored setting could not be read; nothing where all could. */
export function Unreadable({ fields }: { readonly fields: readonly string[] }) {
  const text = useText();
  if (fields.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {text('setting.unreadable', { fields: fields.join(', ') })}
    </Alert>
  );
}
