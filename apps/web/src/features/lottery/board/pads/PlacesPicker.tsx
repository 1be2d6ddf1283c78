import type { PlacesForm } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Checkbox } from '../../../../ui/forms/Toggle.tsx';
import { usePlayWords } from '../../../../draws/play-words.ts';

interface PlacesPickerProps {
  readonly form: PlacesForm;
  readonly places: number;
  readonly disabled: boolean;
  readonly onToggle: (place: number) => void;
}

/** The positions of a play on any two, three or four positions. */
export function PlacesPicker({ form, places, disabled, onToggle }: PlacesPickerProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  return (
    <fieldset disabled={disabled} className="flex flex-wrap gap-x-5">
      <legend className="text-sm text-ink-2">{t('places', { least: form.least })}</legend>
      {Array.from({ length: form.count }, (_, place) => (
        <Checkbox
          key={place}
          label={words.place(place)}
          checked={(places & (1 << place)) !== 0}
          onToggle={() => onToggle(place)}
        />
      ))}
    </fieldset>
  );
}
