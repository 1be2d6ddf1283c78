import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useSession } from '../../../calls/session.ts';
import { useReadAgain } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import type { DrawDetail } from './DrawPage.tsx';
import { ResultField, formatResult } from './ResultField.tsx';

type Preview = CallValue<'drawCorrection'>;

interface CorrectDialogProps {
  readonly detail: DrawDetail;
  readonly onClose: () => void;
}

/** Requests the correction of a settled result, after a preview of what it debits and credits. */
export function CorrectDialog({ detail, onClose }: CorrectDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const currency = useSession().standing?.currency ?? '';
  const { issue } = detail.draw;
  const [typed, setTyped] = useState(detail.draw.numbers ?? '');
  const numbers = formatResult(typed);
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const money = (value: string) => `${formatMoney(value, language)} ${currency}`;
  const look = async () => {
    const answer = await call('drawCorrection', { issue, numbers });
    setPreview(answer.ok ? answer.value : undefined);
    setRefusal(answer.ok ? undefined : answer.refusal.message);
  };
  return (
    <ActDialog
      title={`${text('draw.act.correct')} · ${issue}`}
      danger
      words={
        preview === undefined
          ? text('draw.correctFirst')
          : text('draw.correctEffect', {
              from: preview.from,
              to: preview.to,
              takeBack: money(preview.takeBack),
              pay: money(preview.pay),
              tickets: preview.winningTickets,
            })
      }
      button={text('act.ask')}
      ready={preview !== undefined}
      run={({ reason, idempotencyKey }) =>
        call('drawCorrect', { issue, numbers, reason }, { idempotencyKey })
      }
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ResultField
          label={text('draw.rightNumbers')}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPreview(undefined);
          }}
        />
        <Button variant="outlined" onClick={() => void look()}>
          {text('draw.preview')}
        </Button>
      </Stack>
      {refusal === undefined ? null : <QueryError message={refusal} onRetry={() => void look()} />}
    </ActDialog>
  );
}
