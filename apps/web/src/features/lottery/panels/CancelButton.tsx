import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import { confirm } from '../../../modals/modals.ts';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { useServerClock } from '../../../ui/server-clock.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useMoney } from '../use-money.ts';

interface CancelButtonProps {
  readonly order: {
    readonly order: string;
    readonly stake: string;
    readonly cancelUntil?: number | undefined;
    /** The part of the stake that cancelling costs. */
    readonly cancelFee?: string | undefined;
  };
}

/** Cancels an order as long as its draw allows it; renders nothing afterwards. */
export function CancelButton({ order }: CancelButtonProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const now = useServerClock();
  const { act, pending } = useAct('cancelBets');
  if (order.cancelUntil === undefined || now >= order.cancelUntil) return null;
  const cancel = async () => {
    const sure = await confirm({
      title: t('cancelTitle'),
      text: confirmationText(t, money, order),
      confirmLabel: t('cancel'),
      cancelLabel: t('back'),
      danger: true,
    });
    if (!sure) return;
    const answer = await act({ order: order.order, fee: order.cancelFee ?? '0' });
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

/** The refunded amount, and the fee that is kept. */
function confirmationText(
  t: ReturnType<typeof useTexts<'lottery'>>,
  money: ReturnType<typeof useMoney>,
  { stake, cancelFee }: CancelButtonProps['order'],
): string {
  if (cancelFee === undefined) return t('cancelText', { amount: money(stake) });
  const back = (parseAmount(stake) ?? ZERO) - (parseAmount(cancelFee) ?? ZERO);
  const amounts = { amount: money(formatAmount(amount(back))), fee: money(cancelFee) };
  return t('cancelFeeText', amounts);
}
