import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { asksCoverage, type WireTerms } from './offer-terms.ts';
import { percentFault } from './faults/typed-faults.ts';
import { useFaultText } from './faults/use-fault-text.ts';

interface CoverageFieldProps {
  /** The contract that the terms begin from. */
  readonly own: WireTerms;
  /** In percent; empty where every bet counts. */
  readonly value: string;
  /** Whether the terms are for a direct, who may have no less than the own. */
  readonly isOffer?: boolean;
  readonly onChange: (value: string) => void;
}

/** From what share of its play a bet counts, where the contract can ask for it. */
export function CoverageField({ own, value, isOffer = false, onChange }: CoverageFieldProps) {
  const t = useTexts('agentContracts');
  const faultText = useFaultText();
  if (!asksCoverage(own)) return null;
  const least = isOffer ? own.minCoveragePct : undefined;
  return (
    <Field
      label={t('minCoverage')}
      hint={least === undefined ? t('coverageHint') : t('coverageOwn', { share: least })}
      error={faultText(percentFault(value))}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Field>
  );
}
