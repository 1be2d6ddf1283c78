// The newest bills of an agent: what it is paid, and what it pays its directs.
import { useState } from 'react';
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { BillDialog } from '../../../records/contracts/BillDialog.tsx';
import { BillState } from '../../../records/contracts/BillState.tsx';
import { Party } from '../../../records/contracts/Party.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { urls } from '../../../urls.ts';
import { SeeAll } from './SeeAll.tsx';
import { moneyColumn } from '../../../ui/lists/money-column.tsx';
import { Period } from '../../../records/contracts/Period.tsx';

type Row = CallValue<'contractBills'>['list'][number];
type Side = 'username' | 'payer';

const SHOWN = 12;

export function AgentBills({ username }: { readonly username: string }) {
  return (
    <>
      <Bills side="username" name={username} />
      <Bills side="payer" name={username} />
    </>
  );
}

function Bills({ side, name }: { readonly side: Side; readonly name: string }) {
  const text = useText();
  const [opened, setOpened] = useState<Row>();
  const isOwn = side === 'username';
  const filter = { [side]: name };
  const query = useAsk('contractBills', { ...filter, pageSize: SHOWN });
  const title = text(isOwn ? 'contract.billsOwn' : 'contract.billsPaid');
  return (
    <Panel title={title} actions={<SeeAll to={urls.contractBills(filter)} />}>
      <DataTable<Row>
        label={title}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('contract.noBills')}
        onRow={setOpened}
        columns={[
          { label: text('contract.period'), render: (row) => <Period of={row.periodKey} /> },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          isOwn
            ? {
                label: text('contract.payer'),
                wide: true,
                render: (row) => <Party id={row.payerId} name={row.payer} />,
              }
            : {
                label: text('contract.agent'),
                render: (row) => <Party id={row.agentId} name={row.username} />,
              },
          moneyColumn(text('contract.gross'), (row) => row.gross),
          moneyColumn(text('contract.received'), (row) => row.received, { wide: true }),
          moneyColumn(text('contract.outstanding'), (row) => row.outstanding, { wide: true }),
          {
            label: text('field.state'),
            render: (row) => <BillState state={row.status} tier={row.tier} />,
          },
        ]}
      />
      {opened === undefined ? null : (
        <BillDialog bill={opened} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  );
}
