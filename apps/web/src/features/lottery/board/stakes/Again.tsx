import { amount, type Amount } from '@fairhouse/values';
import { RotateCcw } from 'lucide-react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { StakeButton } from '../../slip/StakeButton.tsx';
import { useMoney } from '../../use-money.ts';
import { useShortfall } from '../use-shortfall.ts';

/** The last order of this visit, which can be placed again. */
export interface LastOrder {
  readonly stake: Amount;
  /** It has just been placed: a second tap is of the same press. */
  readonly isResting: boolean;
  readonly onAgain: (times: 1 | 2) => void;
}

/** How to begin; where the balance lacks something for the last bets or for twice as much, what. */
export function AgainSays({ stake }: { readonly stake: Amount }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const [short, shortOfTwice] = [useShortfall(stake), useShortfall(amount(stake * 2n))];
  const lacks = short ?? shortOfTwice;
  return (
    <div className="flex h-9 items-center text-sm sm:h-6" aria-live="polite">
      {lacks === undefined ? (
        <p className="line-clamp-2 text-ink-3">{t('betHint')}</p>
      ) : (
        <p className="text-lost">
          {short === undefined && '×2: '}
          {t('short')} <strong className="figures">{money(lacks)}</strong>
        </p>
      )}
    </div>
  );
}

interface AgainProps {
  readonly last: LastOrder;
  /** An order is on its way. */
  readonly pending: boolean;
}

/** The last order once more, or twice as much. */
export function Again({ last, pending }: AgainProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  return (
    <>
      <StakeButton
        stake={amount(last.stake * 2n)}
        mark="×2"
        look="outline"
        size="lg"
        disabled={pending || last.isResting}
        onClick={() => last.onAgain(2)}
        className="min-w-0 px-3! max-sm:text-sm sm:ml-auto"
      >
        ×2
        <span className="sr-only">{t('double', { amount: money(amount(last.stake * 2n)) })}</span>
      </StakeButton>
      <StakeButton
        stake={last.stake}
        look="primary"
        size="lg"
        busy={pending}
        disabled={last.isResting}
        icon={<RotateCcw aria-hidden size={18} className="shrink-0" />}
        onClick={() => last.onAgain(1)}
        className={betClass}
      >
        <span className="truncate">{t('again', { amount: money(last.stake) })}</span>
      </StakeButton>
    </>
  );
}

/** Of the button that places an order, in either of its forms. */
export const betClass = 'min-w-0 flex-1 px-3! lg:max-w-80 lg:ml-auto';
