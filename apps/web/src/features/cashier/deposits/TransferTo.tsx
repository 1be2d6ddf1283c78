import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyText } from '../../../ui/data/CopyText.tsx';

type Order = ValueOf<'depositOne'>['order'];

interface TransferToProps {
  readonly order: Order;
  readonly details: NonNullable<Order['bankDetails']>;
}

/** The account to transfer to, and the reference that identifies the transfer. */
export function TransferTo({ order, details }: TransferToProps) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { bank, account, holder } = details;
  const parts = [
    [t('transferBank'), bank],
    [t('transferAccount'), account],
    [t('transferHolder'), holder],
    [t('transferReference'), order.number],
  ] as const;
  return (
    <div className="w-full text-left">
      <p className="mb-3 text-sm font-medium">
        {t('transferTo', { amount: money(order.amount, order.currency) })}
      </p>
      <dl className="flex flex-col gap-2 text-sm">
        {parts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-center justify-between gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd>
              <CopyText name={name} text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">{t('transferReferenceNote')}</p>
    </div>
  );
}
