// Transfers along lines; those that wait are decided here.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PagedPanel } from '../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';

type Row = CallValue<'agentTransferList'>['list'][number];
type Decision = 'approve' | 'reject';

const REFRESH_MS = 10_000;
const TONES: Readonly<Record<Row['state'], Tone>> = {
  SUCCESS: 'good',
  PENDING_REVIEW: 'wait',
  REJECTED: 'bad',
};

/** The columns of the file. */
const CSV = ['time', 'number', 'from.username', 'to.username', 'amount', 'state', 'remark'];

export function AgentTransfers({ member }: { readonly member?: string }) {
  const text = useText();
  const [act, setAct] = useState<{ readonly row: Row; readonly decision: Decision }>();
  const mayDecide = useRight('agents.transfers');
  const ofMember = member === undefined ? {} : { member };
  const pages = usePages({
    call: 'agentTransferList',
    resource: 'agentTransfers',
    filter: ofMember,
    refreshMs: REFRESH_MS,
  });
  return (
    <PagedPanel<Row>
      title={text('agent.tab.transfers')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => row.id}
      empty={text('agent.noTransfers')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
        { label: text('agent.number'), wide: true, render: (row) => row.number },
        { label: text('agent.from'), render: (row) => row.from.username },
        { label: text('agent.to'), render: (row) => row.to.username },
        moneyColumn(text('agent.amount'), (row) => row.amount),
        {
          label: text('field.state'),
          render: (row) => (
            <StateChip tone={TONES[row.state]} label={text(`agent.transfer.${row.state}`)} />
          ),
        },
        { label: text('agent.remark'), wide: true, render: (row) => row.remark },
        {
          label: '',
          render: (row) =>
            mayDecide && row.state === 'PENDING_REVIEW' ? (
              <Stack direction="row">
                <Button size="small" onClick={() => setAct({ row, decision: 'approve' })}>
                  {text('agent.approve')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  onClick={() => setAct({ row, decision: 'reject' })}
                >
                  {text('agent.reject')}
                </Button>
              </Stack>
            ) : null,
        },
      ]}
    >
      {act === undefined ? null : <Decide {...act} onClose={() => setAct(undefined)} />}
    </PagedPanel>
  );
}

interface DecideProps {
  readonly row: Row;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function Decide({ row, decision, onClose }: DecideProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text(`agent.${decision}`)}
      words={text(`agent.${decision}Effect`, {
        number: row.number,
        from: row.from.username,
        to: row.to.username,
      })}
      button={text(`agent.${decision}`)}
      danger={decision === 'reject'}
      second={decision === 'approve'}
      run={({ reason }) => call('agentTransferDecide', { id: row.id, decision, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
