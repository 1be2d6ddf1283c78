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
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { HouseOffer } from './HouseOffer.tsx';

type Row = CallValue<'contractList'>['list'][number];
type Act = 'approve' | 'refuse' | 'end';

const PAGE_SIZE = 25;
const TONES: Readonly<Partial<Record<Row['state'], Tone>>> = {
  ACTIVE: 'good',
  PENDING_APPROVAL: 'wait',
  PENDING: 'work',
  TERMINATING: 'wait',
};

export function ContractList() {
  const text = useText();
  const [page, setPage] = useState(0);
  const [act, setAct] = useState<{ readonly row: Row; readonly act: Act }>();
  const [isOffering, setOffering] = useState(false);
  const mayEdit = useRight('contracts.edit');
  const query = useAsk('contractList', { pageNo: page + 1, pageSize: PAGE_SIZE });
  const buttons = (row: Row): readonly Act[] => {
    if (!mayEdit) return [];
    if (row.state === 'PENDING_APPROVAL') return ['approve', 'refuse'];
    return row.state === 'ACTIVE' || row.state === 'TERMINATING' ? ['end'] : [];
  };
  return (
    <Panel title={text('contract.tab.list')}>
      {mayEdit ? (
        <Button onClick={() => setOffering(true)}>{text('contract.houseOffer')}</Button>
      ) : null}
      <DataTable<Row>
        label={text('contract.tab.list')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('contract.none')}
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
            render: (row) =>
              row.terms.tiers
                .map(({ ratePct, winRatePct, lossRatePct, fixedAmount }) =>
                  ratePct === undefined
                    ? (fixedAmount ?? `${winRatePct ?? ''} / ${lossRatePct ?? ''} %`)
                    : `${ratePct} %`,
                )
                .join(', '),
          },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={TONES[row.state] ?? 'plain'}
                label={text(`contract.state.${row.state}`)}
              />
            ),
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
