import { useState } from 'react';
import { useAsk } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Changes } from '../../ui/Changes.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { When } from '../../ui/When.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { useActs } from './use-acts.ts';

const PAGE = 20;

/** What operators did to one thing. */
export function AuditTrail({ target }: { readonly target: string }) {
  const text = useText();
  const { wordsOf } = useActs();
  const [page, setPage] = useState(0);
  const { data } = useAsk('auditList', { target, pageNo: page + 1, pageSize: PAGE });
  return (
    <Panel title={text('member.actions')}>
      <Lines
        label={text('member.actions')}
        rows={data?.list}
        keyOf={(row) => String(row.number)}
        empty={text('audit.none')}
        columns={[
          { label: text('field.time'), render: (row) => <When at={row.at} /> },
          { label: text('audit.operator'), render: (row) => row.operator },
          { label: text('audit.call'), render: (row) => wordsOf(row.call) },
          { label: text('act.reason'), render: (row) => row.reason },
          {
            label: text('audit.change'),
            wide: true,
            render: (row) => <Changes before={row.before} after={row.after} />,
          },
        ]}
      />
      <Pages total={data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}
