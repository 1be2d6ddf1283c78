import type { CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PagedPanel } from '../../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { DateTime } from '../../../ui/time/DateTime.tsx';

type Row = CallValue<'lateResets'>['list'][number];

const REFRESH_MS = 10_000;

/** The columns of the file. */
const CSV = ['at', 'tries'];

/** The requests for a new password that are late. Who made them is not shown. */
export function LateResets() {
  const text = useText();
  const pages = usePages({
    call: 'lateResets',
    resource: 'lateResets',
    filter: {},
    refreshMs: REFRESH_MS,
  });
  return (
    <PagedPanel<Row>
      title={text('queue.reset_requests')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => row.id}
      empty={text('queue.nothing')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
        { label: text('order.attempt'), right: true, render: (row) => row.tries },
      ]}
    />
  );
}
