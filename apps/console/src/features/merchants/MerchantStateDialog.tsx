import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { MerchantRow } from './MerchantsPage.tsx';

interface MerchantStateDialogProps {
  readonly merchant: MerchantRow;
  readonly onClose: () => void;
}

/** Closes an open merchant, opens a closed one. */
export function MerchantStateDialog({ merchant, onClose }: MerchantStateDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { code, closedAt } = merchant;
  const closes = closedAt === null;
  const button = text(closes ? 'merchant.close' : 'merchant.reopen');
  return (
    <ActDialog
      title={`${button}: ${code}`}
      danger={closes}
      words={text(closes ? 'merchant.closeEffect' : 'merchant.reopenEffect', { code })}
      button={button}
      second
      run={({ reason }) =>
        call('merchantState', { code, state: closes ? 'closed' : 'open', reason })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}
