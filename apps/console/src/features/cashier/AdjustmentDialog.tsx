import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useSession } from '../../calls/session.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { formatMoney } from '../../ui/format.ts';

interface AdjustmentDialogProps {
  /** The member, if already known. */
  readonly username?: string;
  readonly onClose: () => void;
}

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** Requests an adjustment of a member's balance; a second operator books it. */
export function AdjustmentDialog({ username, onClose }: AdjustmentDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const currency = useSession().standing?.currency ?? '';
  const [name, setName] = useState(username ?? '');
  const [direction, setDirection] = useState<'CREDIT' | 'DEBIT'>('CREDIT');
  const [amount, setAmount] = useState('');
  const [turnover, setTurnover] = useState('0');
  const valid = AMOUNT.test(amount) && AMOUNT.test(turnover) && name !== '';
  const shown = AMOUNT.test(amount) ? `${formatMoney(amount, language)} ${currency}` : '…';
  const credit = direction === 'CREDIT';
  return (
    <ActDialog
      title={text('adjustment.ask')}
      danger
      words={text(credit ? 'adjustment.creditEffect' : 'adjustment.debitEffect', {
        name: name || '…',
        amount: shown,
      })}
      button={text('act.ask')}
      ready={valid}
      run={({ reason, idempotencyKey }) =>
        call(
          'adjustmentAsk',
          { username: name, direction, amount, turnover: credit ? turnover : '0', why: reason },
          { idempotencyKey },
        )
      }
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      {username === undefined ? (
        <TextField
          label={text('member.username')}
          value={name}
          onChange={(event) => setName(event.target.value.trim())}
          required
        />
      ) : null}
      <TextField
        select
        label={text('adjustment.direction')}
        value={direction}
        onChange={(event) => setDirection(event.target.value as 'CREDIT' | 'DEBIT')}
      >
        <MenuItem value="CREDIT">{text('adjustment.CREDIT')}</MenuItem>
        <MenuItem value="DEBIT">{text('adjustment.DEBIT')}</MenuItem>
      </TextField>
      <TextField
        label={`${text('field.amount')} (${currency})`}
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
        error={amount !== '' && !AMOUNT.test(amount)}
        required
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {credit ? (
        <TextField
          label={text('adjustment.turnover')}
          helperText={text('adjustment.turnoverHelp')}
          value={turnover}
          onChange={(event) => setTurnover(event.target.value.trim())}
          error={!AMOUNT.test(turnover)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ) : null}
    </ActDialog>
  );
}
