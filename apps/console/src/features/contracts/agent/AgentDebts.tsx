// What an agent owes of contracts and is owed, also to the house that has advanced it.
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Party } from '../../../records/contracts/Party.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { urls } from '../../../urls.ts';
import { SeeAll } from './SeeAll.tsx';
import { moneyColumn } from '../../../ui/lists/money-column.tsx';
import { Period } from '../../../records/contracts/Period.tsx';

type Row = CallValue<'contractDebtList'>['list'][number];

const SHOWN = 12;

export function AgentDebts({ username }: { readonly username: string }) {
  const text = useText();
  const query = useAsk('contractDebtList', { username, pageSize: SHOWN });
  const title = text('contract.debtsAndAdvances');
  return (
    <Panel title={title} actions={<SeeAll to={urls.contractDebts({ username })} />}>
      <DataTable<Row>
        label={title}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.bill}
        empty={text('contract.noDebts')}
        rowPath={({ payee, kind, periodKey }) =>
          urls.contractBills({ username: payee, kind, periodKey })
        }
        columns={[
          { label: text('contract.period'), render: (row) => <Period of={row.periodKey} /> },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          {
            label: text('contract.payer'),
            render: (row) => <Party id={row.payerId} name={row.payer} />,
          },
          {
            label: text('contract.payee'),
            render: (row) => <Party id={row.payeeId} name={row.payee} />,
          },
          moneyColumn(text('contract.debt'), (row) => row.amount, { wide: true }),
          moneyColumn(text('contract.outstanding'), (row) => row.outstanding),
          { label: text('field.state'), render: (row) => <DebtState row={row} /> },
        ]}
      />
    </Panel>
  );
}

function DebtState({ row }: { readonly row: Row }) {
  const text = useText();
  if (row.settledAt !== null) return <StateChip tone="good" label={text('contract.debtPaid')} />;
  const label = text(row.toPlatform ? 'contract.owedToHouse' : 'contract.debtOpen');
  return <StateChip tone={row.toPlatform ? 'wait' : 'bad'} label={label} />;
}
