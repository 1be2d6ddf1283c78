import { Link } from 'react-router-dom';
import type { CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PagedPanel } from '../../../ui/lists/PagedPanel.tsx';
import { moneyColumn } from '../../../ui/lists/money-column.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { urls } from '../../../urls.ts';

type Row = CallValue<'bigWins'>['list'][number];

const REFRESH_MS = 10_000;

/** The columns of the file. */
const CSV = ['at', 'member.username', 'issue', 'prize', 'currency'];

/** The big wins of the business day, with their draws. */
export function BigWins() {
  const text = useText();
  const pages = usePages({
    call: 'bigWins',
    resource: 'bigWins',
    filter: {},
    refreshMs: REFRESH_MS,
  });
  return (
    <PagedPanel<Row>
      title={text('queue.big_wins')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => `${row.issue} ${row.member.id}`}
      empty={text('queue.nothing')}
      columns={[
        { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
        {
          label: text('member.username'),
          render: (row) => (
            <Link to={urls.member(row.member.id, 'bets')}>{row.member.username}</Link>
          ),
        },
        {
          label: text('draw.issue'),
          render: (row) => <Link to={urls.draw(row.issue)}>{row.issue}</Link>,
        },
        moneyColumn(text('field.amount'), (row) => row.prize),
      ]}
    />
  );
}
