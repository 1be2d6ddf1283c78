import type { CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Kind } from '../../records/contracts/contract-names.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { urls } from '../../urls.ts';
import { Money } from '../../ui/Money.tsx';
import { newAmount, oldAmount } from './run-amounts.tsx';
import { SignedMoney } from './SignedMoney.tsx';

type Line = CallValue<'contractRunCompare'>['lines'][number];

const isSome = (value: string): boolean => /[1-9]/.test(value);

interface RunLinesProps {
  readonly lines: readonly Line[];
  readonly kind: Kind;
  readonly periodKey: string;
}

/** The bills of a run beside what each would come to now; a line leads to its bill. */
export function RunLines({ lines, kind, periodKey }: RunLinesProps) {
  const text = useText();
  return (
    <Panel title={text('contract.bills')}>
      <DataTable<Line>
        label={text('contract.bills')}
        rows={lines}
        keyOf={(line) => line.username}
        empty={text('contract.noBills')}
        rowPath={({ username }) => urls.contractBills({ username, kind, periodKey })}
        columns={[
          { label: text('contract.agent'), render: (line) => line.username },
          {
            label: text('contract.payer'),
            wide: true,
            render: (line) => line.payer ?? text('contract.house'),
          },
          {
            label: text('field.state'),
            wide: true,
            render: (line) =>
              line.status === null
                ? text('contract.notBilled')
                : text(`contract.bill.${line.status}`),
          },
          {
            label: text('contract.before'),
            right: true,
            sum: (line) => line.before,
            render: oldAmount,
          },
          {
            label: text('contract.after'),
            right: true,
            sum: (line) => line.after,
            render: newAmount,
          },
          {
            label: text('contract.difference'),
            right: true,
            signed: true,
            sum: (line) => line.difference,
            render: (line) => <SignedMoney value={line.difference} />,
          },
          {
            label: text('contract.received'),
            right: true,
            wide: true,
            sum: (line) => line.received,
            render: (line) => <Money value={line.received} />,
          },
          {
            label: text('contract.onRepeat'),
            wide: true,
            render: (line) => {
              if (line.replaced) return text('contract.replaced');
              return isSome(line.difference) ? text('contract.stays') : '–';
            },
          },
        ]}
      />
    </Panel>
  );
}
