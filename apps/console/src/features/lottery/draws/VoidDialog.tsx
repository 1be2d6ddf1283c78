import { useNotify } from 'react-admin';
import { call } from '../../../calls/calls.ts';
import { useSession } from '../../../calls/session.ts';
import { useReadAgain } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { formatMoney } from '../../../ui/format.ts';
import type { DrawDetail } from './DrawPage.tsx';

/** Requests that a draw be voided and all of its stakes refunded. */
export function VoidDialog({
  detail,
  onClose,
}: {
  readonly detail: DrawDetail;
  readonly onClose: () => void;
}) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const currency = useSession().standing?.currency ?? '';
  const { draw } = detail;
  return (
    <ActDialog
      title={`${text('draw.act.void')} · ${draw.issue}`}
      danger
      words={text(draw.state === 'SETTLED' ? 'draw.voidSettledEffect' : 'draw.voidEffect', {
        issue: draw.issue,
        tickets: draw.tickets,
        amount: `${formatMoney(draw.stake, language)} ${currency}`,
      })}
      button={text('act.ask')}
      run={({ reason, idempotencyKey }) =>
        call('drawVoid', { issue: draw.issue, reason }, { idempotencyKey })
      }
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
