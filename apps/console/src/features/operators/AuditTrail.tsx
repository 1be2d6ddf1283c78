import { useState } from 'react';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { useActs } from './use-acts.ts';

const PAGE = 20;

/** The audit entries of one target. */
export function AuditTrail({ target }: { readonly target: string }) {
  const text = useText();
  const { wordsOf } = useActs();
  const [page, setPage] = useState(0);
  const entries = useAsk('auditList', { target, pageNo: page + 1, pageSize: PAGE });
  return (
    <Panel title={text('member.actions')}>
      <DataTable
        label={text('member.actions')}
        rows={entries.data?.list}
        query={entries}
        keyOf={(row) => String(row.number)}
        empty={text('audit.none')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
          { label: text('audit.operator'), render: (row) => row.operator },
          { label: text('audit.call'), render: (row) => wordsOf(row.call) },
          { label: text('act.reason'), render: (row) => row.reason },
          {
            label: text('audit.change'),
            wide: true,
            render: (row) => <ChangedFields before={row.before} after={row.after} />,
          },
        ]}
      />
      <Pager total={entries.data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}
