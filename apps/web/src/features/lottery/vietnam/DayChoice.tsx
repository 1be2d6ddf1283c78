import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { addDays } from '../../../ui/forms/day-ranges.ts';
import { DateInput } from '../../../ui/forms/DateInput.tsx';

interface DayChoiceProps {
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** Chooses the day whose results are shown: the previous, the next, or any by its date. */
export function DayChoice({ day, today, onChoose }: DayChoiceProps) {
  const t = useTexts('vietnam');
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t('before')} onClick={() => onChoose(addDays(day, -1))}>
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <DateInput
        aria-label={t('day')}
        value={day}
        max={today}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
        className="w-44! min-w-0"
      />
      <IconButton
        label={t('after')}
        disabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
      >
        <ChevronRight aria-hidden size={20} />
      </IconButton>
      {day !== today && (
        <Button look="ghost" onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}
