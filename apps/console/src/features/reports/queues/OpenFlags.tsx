import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { PagedPanel } from '../../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';

type Row = CallValue<'openFlags'>['list'][number];

const REFRESH_MS = 10_000;

/** The columns of the file. */
const CSV = ['at', 'member.username', 'kind'];

/** The open risk notices; the member’s page has the orders that they are about. */
export function OpenFlags() {
  const text = useText();
  const textOf = useTextOf();
  const pages = usePages({
    call: 'openFlags',
    resource: 'openFlags',
    filter: {},
    refreshMs: REFRESH_MS,
  });
  return (
    <PagedPanel<Row>
      title={text('queue.risk_flags')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => row.id}
      empty={text('queue.nothing')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
        {
          label: text('member.username'),
          render: (row) => (
            <Link to={urls.member(row.member.id, 'withdrawals')}>{row.member.username}</Link>
          ),
        },
        { label: text('protection.what'), render: (row) => textOf('risk', row.kind) },
      ]}
    />
  );
}
