import { useTexts } from '../../../i18n/use-texts.ts';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';

interface AgeConfirmationsProps {
  readonly ages: readonly number[];
  readonly confirmed: ReadonlySet<number>;
  readonly onConfirm: (confirmed: ReadonlySet<number>) => void;
  /** True after an attempt to send without one of them. */
  readonly missing: boolean;
}

/** Confirms the age of 18, and also 21 where the merchant's rules require it. */
export function AgeConfirmations({ ages, confirmed, onConfirm, missing }: AgeConfirmationsProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const toggle = (age: number, on: boolean) => {
    const next = new Set(confirmed);
    if (on) next.add(age);
    else next.delete(age);
    onConfirm(next);
  };
  return (
    <div>
      {ages.map((age, at) => {
        const isMissing = missing && !confirmed.has(age);
        return (
          <Checkbox
            key={age}
            label={at === 0 ? t('ageConfirm', { age }) : forms('ageHouse', { age })}
            checked={confirmed.has(age)}
            onToggle={(on) => toggle(age, on)}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'age-note' : undefined}
          />
        );
      })}
      {missing && (
        <p id="age-note" role="alert" className="text-sm text-lost">
          {t('ageRequired')}
        </p>
      )}
    </div>
  );
}
