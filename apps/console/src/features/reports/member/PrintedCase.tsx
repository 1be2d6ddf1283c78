import { Box, GlobalStyles, Typography } from '@mui/material';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatWhen } from '../../../ui/format.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { CaseEntry } from './CaseEntry.tsx';
import type { PrintableCase } from './printable-case.ts';

const PAPER = 'printed-case';

interface PrintedCaseProps {
  readonly printed: PrintableCase;
  readonly onClose: () => void;
}

/** The case alone, on paper: it is there while the browser prints. */
export function PrintedCase({ printed, onClose }: PrintedCaseProps) {
  const text = useText();
  const language = useLanguage();
  const zone = useZone();
  useEffect(() => {
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onClose);
  }, [onClose]);
  const { member, number, by, at, entries } = printed;
  return createPortal(
    <Box id={PAPER} sx={{ display: 'none' }}>
      <GlobalStyles
        styles={{
          '@media print': {
            'body > *': { display: 'none !important' },
            [`#${PAPER}`]: { display: 'block !important', color: '#000' },
            [`#${PAPER} *`]: { color: '#000 !important' },
          },
        }}
      />
      <Typography variant="h5" component="h1">
        {member} · № {number}
      </Typography>
      <Typography variant="body2">
        {text('case.printed', { name: by, at: formatWhen(at, language, zone) })}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <CaseEntry key={entry.key} entry={entry} />
        ))}
      </Box>
    </Box>,
    document.body,
  );
}
