import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select, type Choice } from '../../../ui/forms/Select.tsx';
import { setCentreFilters } from '../../../centre/centre-filters.ts';

interface StateFilterProps {
  readonly states: readonly Choice[];
  readonly value: string | undefined;
}

/** Filters orders by state; all of them when none is chosen. */
export function StateFilter({ states, value }: StateFilterProps) {
  const t = useTexts('cashier');
  return (
    <Field label={t('state')}>
      {(control) => (
        <Select
          {...control}
          className="md:min-w-44"
          choices={[{ value: 'all', label: t('allStates') }, ...states]}
          value={value ?? 'all'}
          onChoose={(state) => setCentreFilters({ state: state === 'all' ? undefined : state })}
        />
      )}
    </Field>
  );
}
