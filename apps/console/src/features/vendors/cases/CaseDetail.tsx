import { Box, Typography } from '@mui/material';
import { instant } from '@fairhouse/values';
import { useText } from '../../../i18n/use-text.ts';
import { Money } from '../../../ui/Money.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { describeCase, type CaseLine } from './describe-case.ts';

/** What was found of a case, in words where there are words for it. */
export function CaseDetail({ json }: { readonly json: string }) {
  const text = useText();
  return (
    <Box sx={{ fontSize: 13, maxWidth: 360, overflowWrap: 'anywhere' }}>
      {describeCase(json).map((line) => (
        <div key={line.field}>
          {line.form === 'words' ? null : (
            <Typography variant="caption" color="textSecondary" component="span">
              {line.form === 'unnamed' ? line.field : text(`vendorCase.of.${line.field}`)}
              {': '}
            </Typography>
          )}
          <Value of={line} />
        </div>
      ))}
    </Box>
  );
}

function Value({ of }: { readonly of: CaseLine }) {
  const text = useText();
  switch (of.form) {
    case 'problem':
      return text(`vendorCase.problem.${of.value}`);
    case 'words':
      return (
        <Box component="q" translate="no" sx={{ fontStyle: 'italic' }}>
          {of.value}
        </Box>
      );
    case 'money':
      return <Money value={of.value} />;
    case 'time':
      return <DateTime at={instant(of.value)} />;
    case 'code':
    case 'unnamed':
      return <code translate="no">{of.value}</code>;
  }
}
