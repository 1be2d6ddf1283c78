import { useTexts } from '../../i18n/use-texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Select, type Choice } from '../../ui/Select.tsx';
import { setFilters } from '../members/centre-address.ts';

interface StateFilterProps {
  readonly states: readonly Choice[];
  readonly value: string | undefined;
}

/** Which state the listed orders have; all of them when none is chosen. */
export function StateFilter({ states, value }: StateFilterProps) {
  const t = useTexts('cashier');
  return (
    <Field label={t('state')}>
      {(control) => (
        <Select
          {...control}
          className="min-w-44"
          choices={[{ value: 'all', label: t('allStates') }, ...states]}
          value={value ?? 'all'}
          onChoose={(state) => setFilters({ state: state === 'all' ? undefined : state })}
        />
      )}
    </Field>
  );
}
