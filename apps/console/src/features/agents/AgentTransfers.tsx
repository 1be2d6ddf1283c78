// Transfers along lines; those that wait are decided here.
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
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';

type Row = CallValue<'agentTransferList'>['list'][number];
type Decision = 'approve' | 'reject';

const PAGE_SIZE = 25;
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
  const [page, setPage] = useState(0);
  const [act, setAct] = useState<{ readonly row: Row; readonly decision: Decision }>();
  const mayDecide = useRight('agents.transfers');
  const ofMember = member === undefined ? {} : { member };
  const asked = { ...ofMember, pageNo: page + 1, pageSize: PAGE_SIZE };
  const query = useAsk('agentTransferList', asked, { refreshMs: REFRESH_MS });
  return (
    <Panel
      title={text('agent.tab.transfers')}
      actions={
        <SaveRows
          resource="agentTransfers"
          filter={ofMember}
          total={query.data?.total}
          fields={CSV}
        />
      }
    >
      <DataTable<Row>
        label={text('agent.tab.transfers')}
        rows={query.data?.list}
        query={query}
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
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {act === undefined ? null : <Decide {...act} onClose={() => setAct(undefined)} />}
    </Panel>
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
