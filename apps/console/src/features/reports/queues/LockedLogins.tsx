import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PagedPanel } from '../../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';

type Row = CallValue<'lockedLogins'>['list'][number];

const REFRESH_MS = 10_000;

/** The columns of the file. */
const CSV = ['at', 'operator', 'address', 'number'];

/** The locked logins of operators, each with its record in the audit. */
export function LockedLogins() {
  const text = useText();
  const pages = usePages({
    call: 'lockedLogins',
    resource: 'lockedLogins',
    filter: {},
    refreshMs: REFRESH_MS,
  });
  return (
    <PagedPanel<Row>
      title={text('queue.operators_locked')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => String(row.number)}
      empty={text('queue.nothing')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
        { label: text('audit.operator'), render: (row) => row.operator },
        { label: text('field.address'), render: (row) => row.address },
        {
          label: text('menu.audit'),
          render: (row) => (
            <Link to={urls.filtered(urls.audit, { number: row.number })}>№ {row.number}</Link>
          ),
        },
      ]}
    />
  );
}
