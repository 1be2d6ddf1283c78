import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
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
    /** What of the stake it costs. */
    readonly cancelFee?: string | undefined;
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
      text: textOf(t, money, order),
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

/** What comes back, and what the house keeps of it. */
function textOf(
  t: ReturnType<typeof useTexts<'lottery'>>,
  money: ReturnType<typeof useMoney>,
  { stake, cancelFee }: CancelButtonProps['order'],
): string {
  if (cancelFee === undefined) return t('cancelText', { amount: money(stake) });
  const back = (parseAmount(stake) ?? ZERO) - (parseAmount(cancelFee) ?? ZERO);
  const told = { amount: money(formatAmount(amount(back))), fee: money(cancelFee) };
  return t('cancelFeeText', told);
}
