// Settlement runs: what each period came to, with its approval, payment and repetition.
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
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

type Row = CallValue<'contractRuns'>['list'][number];
type Act = 'runApprove' | 'runPay' | 'runRepeat';

const PAGE_SIZE = 25;
const REFRESH_MS = 20_000;

export function ContractRuns() {
  const text = useText();
  const [page, setPage] = useState(0);
  const [act, setAct] = useState<{ readonly row: Row; readonly act: Act }>();
  const mayPay = useRight('contracts.pay');
  const asked = { pageNo: page + 1, pageSize: PAGE_SIZE };
  const query = useAsk('contractRuns', asked, { refreshMs: REFRESH_MS });
  const waits = (row: Row, status: Row['byStatus'][number]['status']) =>
    row.byStatus.some((each) => each.status === status);
  const buttons = (row: Row): readonly Act[] => {
    if (!mayPay) return [];
    return [
      ...(waits(row, 'WAIT_APPROVAL') ? (['runApprove'] as const) : []),
      ...(waits(row, 'READY') ? (['runPay'] as const) : []),
      'runRepeat',
    ];
  };
  return (
    <Panel title={text('contract.tab.runs')}>
      <DataTable<Row>
        label={text('contract.tab.runs')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => `${row.kind} ${row.periodKey}`}
        empty={text('contract.noRuns')}
        columns={[
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          { label: text('contract.period'), render: (row) => row.periodKey },
          { label: text('contract.bills'), right: true, render: (row) => row.bills },
          {
            label: text('contract.gross'),
            right: true,
            render: (row) => <Money value={row.gross} />,
          },
          {
            label: text('field.state'),
            render: (row) =>
              row.byStatus
                .map(({ status, count }) => `${text(`contract.bill.${status}`)} ${count}`)
                .join(', '),
          },
          {
            label: text('field.time'),
            wide: true,
            render: (row) => <DateTime at={row.recomputedAt ?? row.computedAt} />,
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
      {act === undefined ? null : <Run {...act} onClose={() => setAct(undefined)} />}
    </Panel>
  );
}

interface RunProps {
  readonly row: Row;
  readonly act: Act;
  readonly onClose: () => void;
}

function Run({ row, act, onClose }: RunProps) {
  const text = useText();
  const done = useDone(onClose);
  const { kind, periodKey } = row;
  const words = { period: periodKey, kind: text(`contract.kind.${kind}`) };
  return (
    <ActDialog
      title={text(`contract.${act}`)}
      words={text(`contract.${act}Effect`, words)}
      button={text(`contract.${act}`)}
      second={act !== 'runPay'}
      withoutReason={act === 'runPay'}
      run={({ reason }) => {
        if (act === 'runPay') return call('contractRunPay', { kind, periodKey });
        const asked = { kind, periodKey, reason };
        return act === 'runApprove'
          ? call('contractRunApprove', asked)
          : call('contractRunRepeat', asked);
      }}
      onDone={done}
      onClose={onClose}
    />
  );
}
