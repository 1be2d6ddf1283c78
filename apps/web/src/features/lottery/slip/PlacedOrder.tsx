import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import type { Receipt } from './use-order.ts';

interface PlacedOrderProps {
  readonly receipt: Receipt;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The outcome of a slip that was placed, with its receipt. */
export function PlacedOrder({ receipt, onClose, onAgain }: PlacedOrderProps) {
  const t = useTexts('lottery');
  return (
    <Dialog
      title={t('placedTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onAgain}>{t('betAgain')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="mb-4 flex items-center gap-3 rounded-md bg-won-soft p-3 text-won">
        <CircleCheck aria-hidden size={22} className="shrink-0" />
        {t('placedText', { issue: receipt.shortIssue })}
      </p>
      <ReceiptView receipt={receipt} />
    </Dialog>
  );
}
