// All contracts: offers between agents that wait are decided here, agreed ones can be ended.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { KINDS, STATES, type Kind, type State } from '../../records/contracts/contract-names.ts';
import { ratesText } from '../../records/contracts/contract-rates.ts';
import { ContractFilters } from './ContractFilters.tsx';
import { ContractState } from '../../records/contracts/ContractState.tsx';
import { HouseOffer } from './HouseOffer.tsx';
import { useFilters } from './use-filters.ts';

type Row = CallValue<'contractList'>['list'][number];
type Act = 'approve' | 'refuse' | 'end';

const PAGE_SIZE = 25;

export function ContractList() {
  const text = useText();
  const { page, setPage, values, set, asked } = useFilters(['username', 'kind', 'state']);
  const [act, setAct] = useState<{ readonly row: Row; readonly act: Act }>();
  const [isOffering, setOffering] = useState(false);
  const mayEdit = useRight('contracts.edit');
  const query = useAsk('contractList', {
    ...(asked as { username?: string; kind?: Kind; state?: State }),
    pageNo: page + 1,
    pageSize: PAGE_SIZE,
  });
  const buttons = (row: Row): readonly Act[] => {
    if (!mayEdit) return [];
    if (row.state === 'PENDING_APPROVAL') return ['approve', 'refuse'];
    return row.state === 'ACTIVE' || row.state === 'TERMINATING' ? ['end'] : [];
  };
  return (
    <Panel
      title={text('contract.tab.list')}
      actions={
        mayEdit ? (
          <Button onClick={() => setOffering(true)}>{text('contract.houseOffer')}</Button>
        ) : null
      }
    >
      <ContractFilters
        username={values.username}
        onUsername={set('username')}
        choices={[
          {
            label: text('contract.kind'),
            value: values.kind,
            values: KINDS,
            nameOf: (each) => text(`contract.kind.${each as Kind}`),
            onChange: set('kind'),
          },
          {
            label: text('field.state'),
            value: values.state,
            values: STATES,
            nameOf: (each) => text(`contract.state.${each as State}`),
            onChange: set('state'),
          },
        ]}
      />
      <DataTable<Row>
        label={text('contract.tab.list')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('contract.none')}
        rowPath={(row) => urls.contract(row.id)}
        columns={[
          { label: text('member.username'), render: (row) => row.username },
          { label: text('contract.upline'), render: (row) => row.upline ?? text('contract.house') },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          {
            label: text('contract.version'),
            right: true,
            wide: true,
            render: (row) => row.version,
          },
          {
            label: text('contract.rates'),
            render: (row) => ratesText(row.terms.tiers),
          },
          {
            label: text('field.state'),
            render: (row) => <ContractState state={row.state} />,
          },
          {
            label: text('field.time'),
            wide: true,
            render: (row) => <DateTime at={row.effectiveFrom ?? row.offeredAt} />,
          },
          {
            label: '',
            render: (row) => (
              <Stack direction="row">
                {buttons(row).map((each) => (
                  <Button key={each} size="small" onClick={() => setAct({ row, act: each })}>
                    {text(`contract.${each}`)}
                  </Button>
                ))}
              </Stack>
            ),
          },
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {act === undefined ? null : <Decide {...act} onClose={() => setAct(undefined)} />}
      {isOffering ? <HouseOffer onClose={() => setOffering(false)} /> : null}
    </Panel>
  );
}

interface DecideProps {
  readonly row: Row;
  readonly act: Act;
  readonly onClose: () => void;
}

function Decide({ row, act, onClose }: DecideProps) {
  const text = useText();
  const done = useDone(onClose);
  const { id } = row;
  return (
    <ActDialog
      title={text(`contract.${act}`)}
      words={text(`contract.${act}Effect`, {
        name: row.username,
        kind: text(`contract.kind.${row.kind}`),
      })}
      button={text(`contract.${act}`)}
      danger={act !== 'approve'}
      second={act === 'end'}
      run={({ reason }) =>
        act === 'end'
          ? call('contractEnd', { id, reason })
          : call('contractApprove', { id, approve: act === 'approve', reason })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}
