import { amount, formatAmount } from '@fairhouse/values';
import clsx from 'clsx';
import { Dices, Plus } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { useMoney } from '../use-money.ts';
import type { PricedDraft } from './price-draft.ts';
import type { SoldPlay } from './play-menu.ts';

interface DraftBarProps {
  readonly priced: PricedDraft;
  readonly sold: SoldPlay;
  readonly open: boolean;
  readonly onAdd: () => void;
  readonly onRandom: (lines: number) => void;
}

/** Notes and stake of the current picks; adds them to the slip, or makes a random pick. */
export function DraftBar({ priced, sold, open, onAdd, onRandom }: DraftBarProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { number } = useFormats();
  const { bets, notes, problem, empty } = priced;
  const sum = (part: 'stake' | 'worst') =>
    money(formatAmount(amount(bets.reduce((total, { bet }) => total + bet[part], 0n))));
  const says =
    empty || problem === undefined ? undefined : t(`problem.${problem}`, numbersOf(sold));
  return (
    <div className={clsx(barClass, !empty && stickyClass)}>
      <dl className="flex flex-1 flex-wrap gap-x-6 gap-y-1 text-sm" aria-live="polite">
        <Figure name={t('notes')} value={number(notes)} />
        <Figure name={t('stake')} value={sum('stake')} />
        <Figure name={t('maxWin')} value={sum('worst')} strong />
      </dl>
      <div className="flex w-full gap-2 md:w-auto">
        <Button
          look="outline"
          disabled={!open}
          icon={<Dices aria-hidden size={18} />}
          onClick={() => onRandom(1)}
        >
          <span className="max-sm:sr-only">{t('quick1')}</span>
        </Button>
        <Button look="outline" disabled={!open} onClick={() => onRandom(5)}>
          {t('quick5')}
        </Button>
        <Button
          look="primary"
          disabled={!open || bets.length === 0}
          icon={<Plus aria-hidden size={18} className="max-sm:hidden" />}
          onClick={onAdd}
          className="max-md:min-w-0 max-md:flex-1"
        >
          {t('addToSlip')}
        </Button>
      </div>
      {says !== undefined && <p className="w-full text-sm text-ink-2">{says}</p>}
    </div>
  );
}

const barClass = 'flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4';

/* Once something is picked the bar is sticky above the slip's bar, however long the pad is. */
const stickyClass = clsx(
  'max-xl:sticky max-xl:bottom-18 max-xl:z-10 max-xl:-mx-4 max-xl:bg-surface-1 max-xl:px-4',
  'max-xl:py-3 md:max-xl:-mx-5 md:max-xl:px-5',
);

function numbersOf(sold: SoldPlay): { most: number } {
  return { most: sold.maxNotes };
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Figure({ name, value, strong = false }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className={strong ? 'figures font-semibold text-accent-text' : 'figures font-semibold'}>
        {value}
      </dd>
    </div>
  );
}
