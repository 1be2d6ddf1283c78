// Paying all bills that are ready at once: how many and how much is said before it is done.
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { call, type CallValue } from '../../calls/calls.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../../ui/format.ts';

export function PayReady() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('contract.payReady')}</Button>
      {isOpen ? <PayReadyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PayReadyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const asked = { status: 'READY' } as const;
  const { data, error } = useAsk('contractBillTotals', asked, { fresh: true });
  const money = (value: string) => `${formatMoney(value, language)} ${data?.currency ?? ''}`;
  const pay = async () => {
    const answer = await call('contractPayReady', {});
    if (answer.ok) report(answer.value);
    return answer;
  };
  const report = ({ paid, received, left }: CallValue<'contractPayReady'>) => {
    const params = { paid: formatCount(paid, language), sum: money(received), left };
    notify(text('contract.paidReady', params), { type: left === 0 ? 'success' : 'warning' });
  };
  const finish = () => {
    void readAgain();
    onClose();
  };
  const words = (totals: CallValue<'contractBillTotals'>) =>
    totals.count === 0
      ? text('contract.nothingReady')
      : text('contract.payReadyEffect', {
          count: `${formatCount(totals.count, language)}${totals.whole ? '' : '+'}`,
          sum: money(totals.sums.due),
        });
  return (
    <ActDialog
      title={text('contract.payReady')}
      words={error?.message ?? (data === undefined ? text('list.summing') : words(data))}
      button={text('contract.payReady')}
      withoutReason
      ready={error === null && data !== undefined && data.count > 0}
      run={pay}
      onDone={finish}
      onClose={onClose}
    />
  );
}
