import { formatAmount, type Amount } from '@fairhouse/values';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { PagedPanel } from '../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';

type Event = CallValue<'memberProtectionHistory'>['list'][number];

const PAGE_SIZE = 10;

/** The columns of the file. */
const CSV = ['at', 'kind', 'by', 'reason', 'detail'];

/** Every change of a member's limits and breaks, newest first. */
export function ProtectionHistory({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const pages = usePages({
    call: 'memberProtectionHistory',
    resource: 'protectionHistory',
    filter: { id: member },
    pageSize: PAGE_SIZE,
  });
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
    <PagedPanel<Event>
      title={text('protection.history')}
      pages={pages}
      csv={CSV}
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
  );
}
