// Takes the records of a member out of the console, as a file or on paper, with a reason.
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import type { Member } from '../../../calls/member.ts';
import { useText } from '../../../i18n/use-text.ts';
import { saveFile } from '../../../ui/lists/format-csv.ts';
import type { Kind } from './case-links.ts';
import { PrintedCase } from './PrintedCase.tsx';
import { readCaseFile, type PrintableCase } from './printable-case.ts';

const FORMATS = ['print', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface CaseFileDialogProps {
  readonly member: Member;
  readonly kinds: readonly Kind[];
  readonly span: { readonly from?: number; readonly to?: number };
  readonly onClose: () => void;
}

export function CaseFileDialog({ member, kinds, span, onClose }: CaseFileDialogProps) {
  const text = useText();
  const done = useDone();
  const [format, setFormat] = useState<Format>('print');
  const [printed, setPrinted] = useState<PrintableCase>();
  if (printed !== undefined) return <PrintedCase printed={printed} onClose={onClose} />;
  return (
    <ActDialog
      title={text('case.save')}
      danger
      words={text('case.saveEffect', { name: member.username })}
      button={text('case.save')}
      run={async ({ reason }) => {
        const answer = await call('memberCaseFile', {
          id: member.id,
          kinds: [...kinds],
          ...span,
          format: format === 'csv' ? 'csv' : 'json',
          reason,
        });
        if (!answer.ok) return answer;
        if (format === 'print') setPrinted(readCaseFile(answer.value.body));
        else {
          saveFile(answer.value);
          onClose();
        }
        return { ok: true };
      }}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        select
        label={text('case.format')}
        value={format}
        onChange={(event) => setFormat(event.target.value as Format)}
      >
        {FORMATS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`case.format.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActDialog>
  );
}
