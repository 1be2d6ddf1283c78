import { Box } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { describeDetail } from './describe-detail.ts';

/** What was found, a line for each change. */
export function ChangeDetail({ json }: { readonly json: string }) {
  const text = useText();
  return (
    <Box sx={{ fontSize: 12, maxWidth: 340, overflowWrap: 'anywhere' }}>
      {describeDetail(json).map(({ what, name, value }) => (
        <div key={`${what} ${name}`}>
          {text(`change.detail.${what}`, { name })} <span translate="no">{value}</span>
        </div>
      ))}
    </Box>
  );
}
