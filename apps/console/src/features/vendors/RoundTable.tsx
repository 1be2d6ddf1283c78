// A page of rounds; one opens with both sides' views.
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { PagedPanel, type Pages } from '../../ui/lists/PagedPanel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundState, type Round } from './RoundState.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';

/** The columns of the file. */
const CSV = [
  'firstAt',
  'lastAt',
  'vendor',
  'username',
  'round',
  'game',
  'state',
  'trial',
  'staked',
  'paid',
  'refunded',
];

interface RoundTableProps {
  readonly pages: Pages<CallValue<'vendorRounds'>>;
  /** Of several members: each row names its own. */
  readonly namesMembers?: boolean;
  /** The first one is shown with both sides' views at once. */
  readonly isOpened?: boolean;
}

export function RoundTable(props: RoundTableProps) {
  const { pages, namesMembers, isOpened = false } = props;
  const text = useText();
  const [opened, setOpened] = useState<Round | 'none'>();
  const shown = opened ?? (isOpened ? pages.query.data?.list[0] : undefined);
  return (
    <PagedPanel<Round>
      title={text('round.title')}
      pages={pages}
      csv={CSV}
      keyOf={(row) => `${row.vendor} ${row.member} ${row.round}`}
      empty={text('round.none')}
      onRow={setOpened}
      columns={[
        {
          label: namesMembers === true ? text('member.username') : text('vendor.game'),
          render: (row) =>
            namesMembers === true ? (
              row.username
            ) : (
              <NamedCode name={row.game ?? row.vendor} code={row.vendor} />
            ),
        },
        { label: text('field.time'), wide: true, render: (row) => <DateTime at={row.firstAt} /> },
        { label: text('round.round'), wide: true, render: (row) => <code>{row.round}</code> },
        moneyColumn(text('round.staked'), (row) => row.staked),
        moneyColumn(text('round.paid'), (row) => row.paid),
        moneyColumn(text('round.refunded'), (row) => row.refunded, { wide: true }),
        { label: text('field.state'), render: (row) => <RoundState round={row} /> },
      ]}
    >
      {shown === undefined || shown === 'none' ? null : (
        <RoundDialog round={shown} onClose={() => setOpened('none')} />
      )}
    </PagedPanel>
  );
}
