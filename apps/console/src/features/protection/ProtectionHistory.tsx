import { formatAmount, type Amount } from '@fairhouse/values';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

type Event = CallValue<'memberProtectionHistory'>['list'][number];

const PAGE_SIZE = 10;

/** The columns of the file. */
const CSV = ['at', 'kind', 'by', 'reason', 'detail'];

/** Every change of a member's limits and breaks, newest first. */
export function ProtectionHistory({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const [page, setPage] = useState(0);
  const input = { id: member, pageNo: page + 1, pageSize: PAGE_SIZE };
  const history = useAsk('memberProtectionHistory', input);
  const othersOf = (detail: Event['detail']): string => {
    const { also, with: first } = detail;
    if (typeof also === 'string') return ` · ${text('protection.also', { names: also })}`;
    return typeof first === 'string' ? ` · ${text('protection.with', { name: first })}` : '';
  };
  const whatOf = ({ kind: event, detail }: Event): string => {
    const named = (kind: string, value: unknown) =>
      typeof value === 'string' ? textOf(`protection.${kind}`, value) : '';
    const most = (value: unknown): string => {
      if (typeof value !== 'string') return '—';
      return detail['limit'] === 'session' ? `${value} min` : formatAmount(BigInt(value) as Amount);
    };
    if (detail['limit'] === undefined) {
      return `${named('length', detail['length'])}${othersOf(detail)}`;
    }
    const name = `${named('kind', detail['limit'])} / ${named('period', detail['period'])}`;
    if (event === 'limit_hit') return name;
    return `${name}: ${most(detail['from'])} → ${most(detail['to'])}`;
  };
  return (
    <Panel
      title={text('protection.history')}
      actions={
        <SaveRows
          resource="protectionHistory"
          filter={{ id: member }}
          total={history.data?.total}
          fields={CSV}
        />
      }
    >
      <DataTable<Event>
        label={text('protection.history')}
        rows={history.data?.list}
        query={history}
        keyOf={(row) => `${row.at}${row.kind}`}
        empty={text('protection.noHistory')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
          {
            label: text('protection.what'),
            render: (row) => `${textOf('protection.event', row.kind)} ${whatOf(row)}`,
          },
          { label: text('protection.owner'), render: (row) => row.by },
          { label: text('protection.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
      <Pager total={history.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </Panel>
  );
}
