import { Alert } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

/**
 * Lists the parts of a stored setting that could not be parsed; renders nothing if there are none.
 */
export function UnreadableFields({ fields }: { readonly fields: readonly string[] }) {
  const text = useText();
  if (fields.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {text('setting.unreadable', { fields: fields.join(', ') })}
    </Alert>
  );
}
