// A page of rounds; one opens with both sides' views.
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundState, type Round } from './RoundState.tsx';
import { moneyColumn } from '../../ui/lists/money-column.tsx';

type Query = NonNullable<Parameters<typeof DataTable<Round>>[0]['query']> & {
  readonly data?: CallValue<'vendorRounds'> | undefined;
};

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
  readonly query: Query;
  /** The list and the filter of the rows, for a file of all of them. */
  readonly list: { readonly resource: string; readonly filter: object };
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Of several members: each row names its own. */
  readonly namesMembers?: boolean;
  /** The first one is shown with both sides' views at once. */
  readonly isOpened?: boolean;
}

export function RoundTable(props: RoundTableProps) {
  const { query, list, page, pageSize, onPage, namesMembers, isOpened = false } = props;
  const text = useText();
  const [opened, setOpened] = useState<Round | 'none'>();
  const shown = opened ?? (isOpened ? query.data?.list[0] : undefined);
  return (
    <Panel
      title={text('round.title')}
      actions={<SaveRows {...list} total={query.data?.total} fields={CSV} />}
    >
      <DataTable<Round>
        label={text('round.title')}
        rows={query.data?.list}
        query={query}
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
      />
      <Pager total={query.data?.total} page={page} pageSize={pageSize} onPage={onPage} />
      {shown === undefined || shown === 'none' ? null : (
        <RoundDialog round={shown} onClose={() => setOpened('none')} />
      )}
    </Panel>
  );
}
