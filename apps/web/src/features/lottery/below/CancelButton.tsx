import { confirm } from '../../../app/modals/modals.ts';
import { renew } from '../../../app/queries.ts';
import { useAct } from '../../../app/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useServerSecond } from '../../../ui/clock.ts';
import { toast } from '../../../ui/toasts.ts';
import { useMoney } from '../use-money.ts';

interface CancelButtonProps {
  readonly order: {
    readonly order: string;
    readonly stake: string;
    readonly cancelUntil?: number | undefined;
  };
}

/** Takes an order back, as long as its draw allows it; nothing afterwards. */
export function CancelButton({ order }: CancelButtonProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const now = useServerSecond();
  const { act, pending } = useAct('cancelBets');
  if (order.cancelUntil === undefined || now >= order.cancelUntil) return null;
  const cancel = async () => {
    const sure = await confirm({
      title: t('cancelTitle'),
      text: t('cancelText', { amount: money(order.stake) }),
      confirmLabel: t('cancel'),
      cancelLabel: t('back'),
      danger: true,
    });
    if (!sure) return;
    const answer = await act({ order: order.order });
    if (answer.ok) toast('done', t('cancelled', { amount: money(answer.value.refunded) }));
    else toast('failed', answer.refusal.message);
    renew('myBets', 'myOrder', 'balance');
  };
  return (
    <Button size="sm" look="outline" busy={pending} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  );
}
