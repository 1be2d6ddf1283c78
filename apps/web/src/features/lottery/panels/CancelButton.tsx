import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import { confirm } from '../../../modals/modals.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
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
  const { mutate, isPending } = useCallMutation('cancelBets', {
    invalidatesAlways: ['myBets', 'myOrder', 'balance'],
    onSuccess: ({ refunded }) => toast('done', t('cancelled', { amount: money(refunded) })),
    onError: ({ message }) => toast('failed', message),
  });
  if (order.cancelUntil === undefined || now >= order.cancelUntil) return null;
  const cancel = async () => {
    const sure = await confirm({
      title: t('cancelTitle'),
      text: confirmationText(t, money, order),
      confirmLabel: t('cancel'),
      cancelLabel: t('back'),
      danger: true,
    });
    if (sure) mutate({ order: order.order, fee: order.cancelFee ?? '0' });
  };
  return (
    <Button size="sm" look="outline" busy={isPending} onClick={() => void cancel()}>
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
