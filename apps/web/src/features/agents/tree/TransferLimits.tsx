import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { TransferOptions } from './TransferForm.tsx';

/** The limits of a transfer and what is left of them. */
export function TransferLimits({ options }: { readonly options: TransferOptions }) {
  const t = useTexts('agentTree');
  const { money, percent, number } = useFormats();
  const { currency } = options;
  const facts: readonly (readonly [string, string])[] = [
    [t('balance'), money(options.balance, currency)],
    [t('perTransfer'), `${money(options.min, currency)} – ${money(options.max, currency)}`],
    [t('dayLeft'), money(options.dayLeft, currency)],
    [t('monthLeft'), money(options.monthLeft, currency)],
    [t('countLeft'), number(options.countLeft)],
    [t('requirement'), percent(options.requirement)],
    ...(options.reviewFrom === null
      ? []
      : [[t('reviewFrom'), money(options.reviewFrom, currency)] as const]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md border border-line bg-surface-2 p-3 text-sm sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="figures font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
