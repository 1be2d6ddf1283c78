import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CaseDetail } from './CaseDetail.tsx';
import type { VendorCase } from './VendorCases.tsx';

const ANSWER_MIN = 3;
const ANSWER_MAX = 500;

interface CloseCaseDialogProps {
  readonly of: VendorCase;
  readonly onClose: () => void;
}

/** Closes a case with a reason, and a player's report with an answer to its player. */
export function CloseCaseDialog({ of, onClose }: CloseCaseDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [written, setWritten] = useState('');
  const isReport = of.kind === 'PLAYER_REPORT';
  const answer = written.trim();
  return (
    <ActDialog
      title={text('vendorCase.close')}
      words={text('vendorCase.closeEffect', {
        kind: text(`vendorCase.${of.kind}`),
        vendor: of.vendor,
      })}
      button={text('vendorCase.close')}
      ready={!isReport || answer.length >= ANSWER_MIN}
      run={({ reason }) =>
        call('vendorCaseClose', { id: of.id, reason, ...(isReport ? { answer } : {}) })
      }
      onDone={done}
      onClose={onClose}
    >
      {isReport ? null : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <code>{of.subject}</code>
        </Typography>
      )}
      <CaseDetail json={of.detail} />
      {isReport ? (
        <TextField
          label={text('vendorCase.answer', { name: of.member?.username ?? '' })}
          helperText={text('vendorCase.answerHelp')}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          multiline
          minRows={3}
          required
          slotProps={{ htmlInput: { maxLength: ANSWER_MAX } }}
        />
      ) : null}
    </ActDialog>
  );
}
