import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { AddCardDialog } from './AddCardDialog.tsx';
import { CardMark } from './CardMark.tsx';

type Card = ValueOf<'withdrawSettings'>['cards'][number];

interface CardChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: Card['id']) => void;
}

/** Chooses the account that the money is paid to. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const t = useTexts('cashier');
  const { dateTime } = useFormats();
  const [adding, setAdding] = useState(false);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('toAccount')}</legend>
      {cards.map((card) => (
        <label key={card.id} className={clsx(rowClass, !card.usable && 'opacity-60')}>
          <input
            type="radio"
            name="card"
            checked={card.id === chosen}
            disabled={!card.usable}
            onChange={() => onChoose(card.id)}
            className="sr-only"
          />
          <CardMark kind={card.kind} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{card.bankName}</span>
            <span className="figures block text-xs text-ink-3">
              {card.usable
                ? `${card.account} · ${card.holder}`
                : t('usableFrom', { time: dateTime(card.usableAt) })}
            </span>
          </span>
        </label>
      ))}
      <Button
        look="ghost"
        size="sm"
        className="self-start"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setAdding(true)}
      >
        {t('addCard')}
      </Button>
      {adding && <AddCardDialog onClose={() => setAdding(false)} />}
    </fieldset>
  );
}

const rowClass = clsx(
  'flex min-h-15 cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-2.5',
  'transition-colors hover:border-accent-line has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
);
