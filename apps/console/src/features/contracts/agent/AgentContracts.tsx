// The contracts of an agent that hold or wait for an answer: with its upline, and with its directs.
import type { CallValue } from '../../../calls/calls.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { useRateTexts } from '../../../records/contracts/contract-rates.ts';
import { ContractState } from '../../../records/contracts/ContractState.tsx';
import { Party } from '../../../records/contracts/Party.tsx';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';
import { SeeAll } from './SeeAll.tsx';

type Row = CallValue<'contractList'>['list'][number];
type Side = 'username' | 'upline';

const SHOWN = 50;

export function AgentContracts({ username }: { readonly username: string }) {
  return (
    <>
      <Contracts side="username" name={username} />
      <Contracts side="upline" name={username} />
    </>
  );
}

function Contracts({ side, name }: { readonly side: Side; readonly name: string }) {
  const text = useText();
  const { ratesText } = useRateTexts();
  const textOf = useTextOf();
  const isOwn = side === 'username';
  const filter = { [side]: name };
  const query = useAsk('contractList', { ...filter, standing: 'true', pageSize: SHOWN });
  const title = text(isOwn ? 'contract.ofUpline' : 'contract.ofDirects');
  return (
    <Panel title={title} actions={<SeeAll to={urls.contractsOf(filter)} />}>
      <DataTable<Row>
        label={title}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('contract.noneStands')}
        rowPath={(row) => urls.contract(row.id)}
        columns={[
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          isOwn
            ? {
                label: text('contract.upline'),
                render: (row) => <Party id={row.uplineId} name={row.upline} />,
              }
            : {
                label: text('contract.agent'),
                render: (row) => <Party id={row.agentId} name={row.username} />,
              },
          { label: text('contract.rates'), render: (row) => ratesText(row.terms.tiers) },
          {
            label: text('contract.every'),
            wide: true,
            render: (row) => textOf('contract.every', row.terms.period),
          },
          { label: text('field.state'), render: (row) => <ContractState state={row.state} /> },
          {
            label: text('contract.heldFrom'),
            wide: true,
            render: (row) =>
              row.effectiveFrom === null ? '–' : <DateTime at={row.effectiveFrom} />,
          },
        ]}
      />
    </Panel>
  );
}
