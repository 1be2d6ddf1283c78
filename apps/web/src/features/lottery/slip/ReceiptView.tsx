import { Download } from 'lucide-react';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { saveFile } from '../../../ui/data/csv.ts';
import { useMoney } from '../use-money.ts';
import type { Receipt } from './use-order.ts';

/** The player's receipt of an order: numbers, leaves and the house's signature. */
export function ReceiptView({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { dateTime } = useFormats();
  const rows: readonly (readonly [string, string])[] = [
    [t('orderNumber'), receipt.number],
    [t('draw'), receipt.shortIssue],
    [t('placedAt'), dateTime(receipt.placedAt)],
    [t('stake'), money(receipt.stake)],
  ];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="flex flex-col gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-3">{name}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="rounded-md bg-surface-2 p-3">
        <summary className="min-h-6 font-medium">{t('receiptProof')}</summary>
        <p className="mt-2 text-xs text-ink-3">{t('receiptAbout')}</p>
        <ul className="mt-2 flex flex-col gap-2">
          {receipt.bets.map((bet) => (
            <li key={bet.seq} className="text-xs">
              <span className="font-medium">{t('ticketNumber', { seq: bet.seq })}</span>
              <code className="block break-all text-ink-2">{bet.leaf}</code>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-xs font-medium">{t('signature')}</p>
        <code className="block text-xs break-all text-ink-2">{receipt.signature}</code>
      </details>
      <SaveReceipts order={receipt.order} number={receipt.number} />
    </div>
  );
}

interface SaveReceiptsProps {
  readonly order: string;
  readonly number: string;
}

/** Saves an order's receipts in the format of the verify page. */
export function SaveReceipts({ order, number }: SaveReceiptsProps) {
  const t = useTexts('lottery');
  const { data } = useCall('myOrder', { order });
  const save = () => {
    if (data === undefined) return;
    const text = JSON.stringify({ order, receipts: data.receipts }, null, 2);
    saveFile(`receipt-${number}.json`, text, 'application/json');
  };
  return (
    <Button
      look="outline"
      disabled={data === undefined}
      icon={<Download aria-hidden size={16} />}
      onClick={save}
      className="self-start"
    >
      {t('saveReceipt')}
    </Button>
  );
}
