import { Box } from '@mui/material';
import { useLanguage } from '../../i18n/use-text.ts';
import { formatWhen } from '../format.ts';
import { useZone } from './zone.ts';

/**
 * A time in the zone of the selected merchant, which a pointer on it names: the operator's own
 * clock may show another day. On narrow screens the time is below the date.
 */
export function DateTime({ at }: { readonly at: number | null | undefined }) {
  const language = useLanguage();
  const zone = useZone();
  if (at === null || at === undefined) return <span>—</span>;
  return (
    <Box
      component="span"
      title={zone}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: { xs: 'normal', md: 'nowrap' } }}
    >
      {formatWhen(at, language, zone)}
    </Box>
  );
}
