import { X } from 'lucide-react';
import { formatOdds } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { perNote } from '../per-note.ts';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useBetName } from '../use-bet-name.ts';
import { useMoney } from '../use-money.ts';
import { CoachSlipRow } from '../coach/CoachSlipRow.tsx';
import { MultipleInput } from './MultipleInput.tsx';
import { ReducedMark } from './ReducedMark.tsx';
import type { SlipAction, SlipLine } from './slip.ts';

interface SlipLineViewProps {
  readonly line: SlipLine;
  readonly dispatch: (action: SlipAction) => void;
}

/** One bet of the slip; its multiple can be changed, and it can be removed. */
export function SlipLineView({ line, dispatch }: SlipLineViewProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const money = useMoney();
  const { bet, id } = line;
  const { terms } = bet;
  const name = useBetName()(bet);
  return (
    <li className="flex flex-col gap-1.5 rounded-md border border-line bg-surface-2 p-3 text-sm">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-xs text-ink-3">
            {terms.style === 'FIXED'
              ? `@ ${formatOdds(terms.odds)}`
              : t('groupOf', { group: String(terms.group) })}
          </span>
          <ReducedMark percent={line.payPercent} />
        </p>
        <IconButton
          size="sm"
          label={t('remove', { play: name })}
          onClick={() => dispatch({ do: 'remove', id })}
          className="-mt-1.5 -mr-1.5"
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <p className="figures line-clamp-2 break-all text-ink-2">
        {pickWords(words, bet.play, bet.pick)}
      </p>
      <CoachSlipRow line={line} />
      <div className="flex items-center justify-between gap-2">
        <span className="figures text-xs text-ink-3">
          {t('noteTimes', { count: bet.notes, unit: money(perNote(bet)) })}
        </span>
        <span className="flex items-center gap-2">
          <span className="flex flex-wrap items-center justify-end gap-1 text-ink-3">
            ×
            <MultipleInput
              aria-label={t('multipleOf', { play: name })}
              applied={bet.multiple}
              most={line.offer.maxMultiple}
              onMultiple={(multiple) => dispatch({ do: 'multiple', id, multiple })}
              className="figures min-h-9! w-16! px-2! text-center text-sm! phone:min-h-11!"
            />
          </span>
          <strong className="figures">{money(bet.stake)}</strong>
        </span>
      </div>
    </li>
  );
}
