// Settlement runs: what each period came to. A run opens with its bills.
import { useSearchParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { BILL_STATES, BILLED_KINDS, KINDS } from '../../records/contracts/contract-names.ts';
import { ListPage } from '../../ui/lists/ListPage.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { sumMoney } from '../../ui/sum-money.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { ApproveShown } from './ApproveShown.tsx';
import { PayReady } from './PayReady.tsx';
import { RunDetail } from './RunDetail.tsx';
import { useContractFilters } from './use-contract-filters.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';
import { Period } from '../../records/contracts/Period.tsx';

type Row = CallValue<'contractRuns'>['list'][number];

const CSV = [
  'kind',
  'periodKey',
  'bills',
  'gross',
  'byStatus',
  'computedAt',
  'recomputedAt',
  'recomputedBy',
];
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
  const mayPay = useRight('contracts.pay');
  const filters = useContractFilters({
    source: 'status',
    values: BILL_STATES,
    nameOf: (each) => text(`contract.bill.${each}`),
    kinds: BILLED_KINDS,
  });
  const sumOf = (row: Row, name: 'received' | 'outstanding') =>
    sumMoney(row.byStatus.map((each) => each[name]));
  return (
    <ListPage
      resource="contractRuns"
      csv={CSV}
      filters={filters}
      refreshMs={REFRESH_MS}
      actions={
        mayPay ? (
          <>
            <ApproveShown />
            <PayReady />
          </>
        ) : null
      }
    >
      <ListTable<Row>
        label={text('contract.tab.runs')}
        empty={text('contract.noRuns')}
        rowPath={(row) => urls.contractRun(row.kind, row.periodKey)}
        columns={[
          { label: text('contract.period'), render: (row) => <Period of={row.periodKey} /> },
          { label: text('contract.kind'), render: (row) => text(`contract.kind.${row.kind}`) },
          { label: text('contract.bills'), right: true, render: (row) => row.bills },
          moneyColumn(text('contract.gross'), (row) => row.gross),
          {
            label: text('contract.received'),
            right: true,
            wide: true,
            sum: (row) => sumOf(row, 'received'),
            render: (row) => <Money value={sumOf(row, 'received')} />,
          },
          {
            label: text('contract.outstanding'),
            right: true,
            wide: true,
            sum: (row) => sumOf(row, 'outstanding'),
            render: (row) => <Money value={sumOf(row, 'outstanding')} />,
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
    </ListPage>
  );
}
