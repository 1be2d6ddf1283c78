import { TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../app/calls.ts';
import { useReadAgain } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import type { DrawDesk } from './DrawPage.tsx';

/** Enters what an operator read of a result from outside; the second who agrees makes it stand. */
export function EnterDialog({
  desk,
  onClose,
}: {
  readonly desk: DrawDesk;
  readonly onClose: () => void;
}) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { issue } = desk.draw;
  const [numbers, setNumbers] = useState(desk.entering?.own ?? '');
  const state = useRef<'waits' | 'differs' | 'drawn'>('waits');
  return (
    <ActDialog
      title={`${text('draw.act.enter')} · ${issue}`}
      words={text('draw.enterEffect', { issue, others: desk.entering?.others ?? 0 })}
      button={text('draw.act.enter')}
      withoutReason
      ready={numbers !== ''}
      run={async ({ idempotencyKey }) => {
        const answer = await call('drawEnter', { issue, numbers }, { idempotencyKey });
        if (answer.ok) state.current = answer.value.state;
        return answer;
      }}
      onDone={() => {
        const type = state.current === 'differs' ? 'warning' : 'success';
        notify(text(`draw.entered.${state.current}`), { type });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label={text('draw.numbers')}
        value={numbers}
        onChange={(event) => setNumbers(event.target.value.trim())}
        fullWidth
      />
    </ActDialog>
  );
}
