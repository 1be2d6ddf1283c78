// All contracts: offers between agents that wait are decided here, agreed ones can be ended.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { STATES } from '../../records/contracts/contract-names.ts';
import { useRateTexts } from '../../records/contracts/contract-rates.ts';
import { ContractState } from '../../records/contracts/ContractState.tsx';
import { Party } from '../../records/contracts/Party.tsx';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { HouseOffer } from './offer/HouseOffer.tsx';
import { useContractFilters } from './use-contract-filters.tsx';

type Row = CallValue<'contractList'>['list'][number];
type Act = 'approve' | 'refuse' | 'end';

const CSV = [
  'kind',
  'version',
  'upline',
  'username',
  'payer',
  'state',
  'offeredAt',
  'acceptedAt',
  'effectiveFrom',
  'endedAt',
  'endReason',
  'terms',
  'madeBy',
  'approvedBy',
];

export function ContractList() {
  const text = useText();
  const { ratesText } = useRateTexts();
  const [act, setAct] = useState<{ readonly row: Row; readonly act: Act }>();
  const [isOffering, setOffering] = useState(false);
  const mayEdit = useRight('contracts.edit');
  const filters = useContractFilters(
    { source: 'state', values: STATES, nameOf: (each) => text(`contract.state.${each}`) },
    [['upline', 'contract.upline']],
  );
  return (
    <>
      <ListPage
        resource="contractList"
        csv={CSV}
        filters={filters}
        actions={
          mayEdit ? (
            <Button variant="contained" onClick={() => setOffering(true)}>
              {text('contract.houseOffer')}
            </Button>
          ) : null
        }
      >
        <ListTable<Row>
          label={text('contract.tab.list')}
          empty={text('contract.none')}
          rowPath={(row) => urls.contract(row.id)}
          columns={[
            { label: text('contract.agent'), render: (row) => row.username },
            {
              label: text('contract.upline'),
              render: (row) => <Party id={row.uplineId} name={row.upline} />,
            },
            { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
            {
              label: text('contract.version'),
              right: true,
              wide: true,
              render: (row) => row.version,
            },
            { label: text('contract.rates'), render: (row) => ratesText(row.terms.tiers) },
            { label: text('field.state'), render: (row) => <ContractState state={row.state} /> },
            {
              label: text('contract.offered'),
              wide: true,
              render: (row) => <DateTime at={row.offeredAt} />,
            },
            {
              label: text('contract.heldFrom'),
              wide: true,
              render: (row) =>
                row.effectiveFrom === null ? '–' : <DateTime at={row.effectiveFrom} />,
            },
            {
              label: '',
              render: (row) => (
                <Stack direction="row">
                  {actsOf(row, mayEdit).map((each) => (
                    <Button key={each} size="small" onClick={() => setAct({ row, act: each })}>
                      {text(`contract.${each}`)}
                    </Button>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      </ListPage>
      {act === undefined ? null : <Decide {...act} onClose={() => setAct(undefined)} />}
      {isOffering ? <HouseOffer onClose={() => setOffering(false)} /> : null}
    </>
  );
}

function actsOf({ state }: Row, mayEdit: boolean): readonly Act[] {
  if (!mayEdit) return [];
  if (state === 'PENDING_APPROVAL') return ['approve', 'refuse'];
  return state === 'ACTIVE' || state === 'TERMINATING' ? ['end'] : [];
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
