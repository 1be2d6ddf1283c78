import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Channel, DepositPreview } from './deposit-preview.ts';
import { Facts } from '../orders/Facts.tsx';

interface DepositSummaryProps {
  /** Undefined while no valid amount is typed. */
  readonly preview: DepositPreview | undefined;
  readonly channel: Channel;
  readonly currency: string;
}

/** The fee of a deposit, the credited amount, and the turnover required before withdrawal. */
export function DepositSummary({ preview, channel, currency }: DepositSummaryProps) {
  const t = useTexts('cashier');
  const { money, number } = useFormats();
  const shown = (value: string | undefined) => (value === undefined ? '–' : money(value, currency));
  return (
    <Facts
      facts={[
        { name: t('fee'), value: shown(preview?.fee) },
        { name: t('arrives'), value: shown(preview?.credit), strong: true },
        {
          name: t('toPlay', { times: number(channel.turnover) }),
          value: shown(preview?.turnover),
          note: t('toPlayNote'),
        },
        { name: t('payWithin'), value: t('minutes', { count: channel.expiresMinutes }) },
      ]}
    />
  );
}
