import type { Amount } from '@fairhouse/values';
import clsx from 'clsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useShortfall } from '../board/use-shortfall.ts';
import { useMoney } from '../use-money.ts';

interface ShortLineProps {
  readonly stake: Amount;
  readonly className?: string;
}

/** What the balance lacks for a stake that is being chosen; nothing where it suffices. */
export function ShortLine({ stake, className }: ShortLineProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const short = useShortfall(stake);
  return (
    <p role="status" className={clsx('text-sm text-lost empty:hidden', className)}>
      {short !== undefined && (
        <>
          {t('short')} <strong className="figures">{money(short)}</strong>
        </>
      )}
    </p>
  );
}
