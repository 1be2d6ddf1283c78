import { useState } from 'react';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Money } from '../../ui/Money.tsx';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundState, type Round } from './RoundState.tsx';

const PAGE_SIZE = 25;

interface MemberRoundsProps {
  readonly of: {
    readonly member?: string;
    readonly username?: string;
    readonly vendor?: string;
  };
}

/** The rounds of a member at vendors, the latest first; one opens with both sides' views. */
export function MemberRounds({ of }: MemberRoundsProps) {
  const text = useText();
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<Round>();
  const query = useAsk('vendorRounds', { ...of, pageNo: page + 1, pageSize: PAGE_SIZE });
  return (
    <Panel title={text('round.title')}>
      <DataTable<Round>
        label={text('round.title')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => `${row.vendor} ${row.round}`}
        empty={text('round.none')}
        onRow={setOpened}
        columns={[
          {
            label: text('vendor.game'),
            render: (row) => <NamedCode name={row.game ?? row.vendor} code={row.vendor} />,
          },
          { label: text('field.time'), wide: true, render: (row) => <DateTime at={row.firstAt} /> },
          { label: text('round.round'), wide: true, render: (row) => <code>{row.round}</code> },
          {
            label: text('round.staked'),
            right: true,
            sum: (row) => row.staked,
            render: (row) => <Money value={row.staked} />,
          },
          {
            label: text('round.paid'),
            right: true,
            sum: (row) => row.paid,
            render: (row) => <Money value={row.paid} />,
          },
          {
            label: text('round.refunded'),
            right: true,
            wide: true,
            sum: (row) => row.refunded,
            render: (row) => <Money value={row.refunded} />,
          },
          { label: text('field.state'), render: (row) => <RoundState round={row} /> },
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {opened === undefined ? null : (
        <RoundDialog round={opened} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  );
}
