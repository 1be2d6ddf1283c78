// Settlement runs: what each period came to. A run opens with its bills.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { KINDS } from '../../records/contracts/contract-names.ts';
import { RunDetail } from './RunDetail.tsx';

type Row = CallValue<'contractRuns'>['list'][number];

const PAGE_SIZE = 25;
const REFRESH_MS = 20_000;

export function ContractRuns() {
  const [search, setSearch] = useSearchParams();
  const kind = KINDS.find((each) => each === search.get('kind'));
  const periodKey = search.get('period');
  if (kind === undefined || periodKey === null) return <RunList />;
  return <RunDetail kind={kind} periodKey={periodKey} onClose={() => setSearch({})} />;
}

function RunList() {
  const text = useText();
  const [page, setPage] = useState(0);
  const asked = { pageNo: page + 1, pageSize: PAGE_SIZE };
  const query = useAsk('contractRuns', asked, { refreshMs: REFRESH_MS });
  return (
    <Panel title={text('contract.tab.runs')}>
      <DataTable<Row>
        label={text('contract.tab.runs')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => `${row.kind} ${row.periodKey}`}
        empty={text('contract.noRuns')}
        rowPath={(row) => urls.contractRun(row.kind, row.periodKey)}
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
            wide: true,
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
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </Panel>
  );
}
