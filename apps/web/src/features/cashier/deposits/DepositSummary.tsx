import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import type { Channel, DepositPreview } from './deposit-preview.ts';
import { Facts } from '../orders/Facts.tsx';
import { TurnoverShares } from '../withdrawals/TurnoverShares.tsx';

interface DepositSummaryProps {
  /** Undefined while no valid amount is typed. */
  readonly preview: DepositPreview | undefined;
  readonly channel: Channel;
  readonly settings: Pick<ValueOf<'depositSettings'>, 'currency' | 'turnoverShares'>;
}

/** The fee of a deposit, the credited amount, and the turnover required before withdrawal. */
export function DepositSummary({ preview, channel, settings }: DepositSummaryProps) {
  const t = useTexts('cashier');
  const { money, number } = useFormats();
  const { currency, turnoverShares } = settings;
  const shown = (value: string | undefined) => (value === undefined ? '–' : money(value, currency));
  return (
    <Facts
      facts={[
        { name: t('fee'), value: shown(preview?.fee) },
        { name: t('arrives'), value: shown(preview?.credit), strong: true },
        {
          name: t('toPlay', { times: number(channel.turnover) }),
          value: shown(preview?.turnover),
          note: (
            <>
              {t('toPlayNote')} <TurnoverShares shares={turnoverShares} />
            </>
          ),
        },
        { name: t('payWithin'), value: t('minutes', { count: channel.expiresMinutes }) },
      ]}
    />
  );
}
