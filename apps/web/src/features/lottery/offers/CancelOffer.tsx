import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useMoney } from '../use-money.ts';
import type { OfferItem } from './OfferCard.tsx';

/** Cancels an own offer after saying what comes back. */
export function CancelOffer({ offer }: { readonly offer: OfferItem }) {
  const t = useTexts('offers');
  const money = useMoney();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useCallMutation('cancelOffer', {
    invalidatesAlways: ['readOffer', 'openOffers', 'myOffers', 'balance'],
    onSuccess: () => toast('done', t('cancelled')),
    onSettled: () => setAsked(false),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="outline" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      {error !== null && (
        <p role="alert" className="text-lost">
          {error.message}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          cancelLabel={t('keep')}
          danger
          busy={isPending}
          onConfirm={() => mutate({ id: offer.id })}
          onClose={() => setAsked(false)}
        >
          {t('cancelAbout', { amount: money(offer.mine?.stake ?? '0') })}
        </ConfirmDialog>
      )}
    </div>
  );
}
