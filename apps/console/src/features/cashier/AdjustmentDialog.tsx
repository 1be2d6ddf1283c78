import { FormDataConsumer } from 'react-admin';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useSession } from '../../calls/session.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatMoney } from '../../ui/format.ts';
import { AMOUNT, AmountInput } from '../../ui/forms/AmountInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';

interface AdjustmentDialogProps {
  /** The member, if already known. */
  readonly username?: string;
  readonly onClose: () => void;
}

const DIRECTIONS = ['CREDIT', 'DEBIT'] as const;

interface Adjustment {
  readonly username: string;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly amount: string;
  readonly turnover: string;
}

/** Requests an adjustment of a member's balance; a second operator books it. */
export function AdjustmentDialog({ username, onClose }: AdjustmentDialogProps) {
  const text = useText();
  const language = useLanguage();
  const done = useDone(onClose, 'act.waits');
  const currency = useSession().standing?.currency ?? '';
  const start: Adjustment = {
    username: username ?? '',
    direction: 'CREDIT',
    amount: '',
    turnover: '0',
  };
  const shown = (amount: string) =>
    AMOUNT.test(amount) ? `${formatMoney(amount, language)} ${currency}` : '…';
  return (
    <ActForm
      title={text('adjustment.ask')}
      start={start}
      danger={() => true}
      words={({ direction, username: name, amount }) =>
        text(direction === 'CREDIT' ? 'adjustment.creditEffect' : 'adjustment.debitEffect', {
          name: name || '…',
          amount: shown(amount),
        })
      }
      button={text('act.ask')}
      run={({ turnover, ...values }, { reason, idempotencyKey }) =>
        call(
          'adjustmentAsk',
          { ...values, turnover: values.direction === 'CREDIT' ? turnover : '0', why: reason },
          { idempotencyKey },
        )
      }
      onDone={done}
      onClose={onClose}
    >
      {username === undefined ? (
        <WordInput
          source="username"
          label={text('member.username')}
          parse={(typed) => typed.trim()}
        />
      ) : null}
      <ChoiceInput
        source="direction"
        label={text('adjustment.direction')}
        values={DIRECTIONS}
        nameOf={(each) => text(`adjustment.${each}`)}
      />
      <AmountInput source="amount" label={`${text('field.amount')} (${currency})`} aboveZero />
      <FormDataConsumer<Adjustment>>
        {({ formData }) =>
          formData.direction === 'CREDIT' ? (
            <AmountInput
              source="turnover"
              label={text('adjustment.turnover')}
              helperText={text('adjustment.turnoverHelp')}
            />
          ) : null
        }
      </FormDataConsumer>
    </ActForm>
  );
}
