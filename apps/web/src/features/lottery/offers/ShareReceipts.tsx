import { Download } from 'lucide-react';
import { saveFile } from '../../../ui/data/csv.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import type { Offer } from './OfferView.tsx';

interface ShareReceiptsProps {
  readonly issue: string;
  readonly receipts: Offer['receipts'];
}

/** Saves the receipts of the player's shares in the format of the verify page. */
export function ShareReceipts({ issue, receipts }: ShareReceiptsProps) {
  const t = useTexts('offers');
  const save = () =>
    saveFile(`shares-${issue}.json`, JSON.stringify({ receipts }, null, 2), 'application/json');
  return (
    <Button
      look="outline"
      icon={<Download aria-hidden size={16} />}
      onClick={save}
      className="self-start"
    >
      {t('saveReceipts')}
    </Button>
  );
}
