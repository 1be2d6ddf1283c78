// The filters of the lists of contracts, bills, debts and runs.
import type { ReactElement } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import type { TextKey } from '../../i18n/text-types.ts';
import { KINDS } from '../../records/contracts/contract-names.ts';
import { DayFilter } from '../../ui/lists/DayFilter.tsx';

interface Choices<Value extends string> {
  readonly source: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly kinds?: readonly (typeof KINDS)[number][];
}

/**
 * Agent, kind, state and days, which every list shows, and the further names that an operator adds.
 */
export function useContractFilters<Value extends string>(
  { source, values, nameOf, kinds = KINDS }: Choices<Value>,
  more: readonly (readonly [source: string, label: TextKey])[] = [],
): ReactElement[] {
  const text = useText();
  return [
    <TextInput key="username" source="username" label={text('contract.agent')} alwaysOn />,
    <SelectInput
      key="kind"
      source="kind"
      label={text('contract.kind')}
      choices={kinds.map((id) => ({ id, name: text(`contract.kind.${id}`) }))}
      alwaysOn
    />,
    <SelectInput
      key={source}
      source={source}
      label={text('field.state')}
      choices={values.map((id) => ({ id, name: nameOf(id) }))}
      alwaysOn
    />,
    <DayFilter key="firstDay" source="firstDay" label={text('contract.firstDay')} alwaysOn />,
    <DayFilter key="lastDay" source="lastDay" label={text('contract.lastDay')} alwaysOn />,
    ...more.map(([name, label]) => <TextInput key={name} source={name} label={text(label)} />),
  ];
}
