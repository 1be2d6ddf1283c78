import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { drawTone } from './draws/draw-acts.ts';
import { Pager } from '../../ui/lists/Pager.tsx';

const PAGE = 25;

/** The bets of one member, newest first. */
export function MemberBets({ member }: { readonly member: string }) {
  const text = useText();
  const textOf = useTextOf();
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const bets = useAsk(
    'memberBets',
    { id: member, pageNo: page + 1, pageSize: PAGE },
    { refreshMs: 10_000 },
  );
  return (
    <Panel title={text('member.bets')}>
      <DataTable
        label={text('member.bets')}
        rows={bets.data?.list}
        query={bets}
        keyOf={(row) => row.order}
        empty={text('ra.navigation.no_results')}
        onRow={(row) => void navigate(urls.draw(row.issue))}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.placedAt} /> },
          { label: text('draw.issue'), render: (row) => row.issue },
          { label: text('draw.bets'), right: true, render: (row) => row.bets },
          {
            label: text('figure.stakes'),
            right: true,
            render: (row) => <Money value={row.stake} />,
          },
          {
            label: text('draw.returned'),
            right: true,
            render: (row) => <Money value={row.returned} />,
          },
          {
            label: text('field.state'),
            render: (row) =>
              row.cancelled ? (
                <StateChip tone="plain" label={text('draw.cancelled')} />
              ) : (
                <StateChip tone={drawTone(row.drawState)} label={textOf('draw', row.drawState)} />
              ),
          },
        ]}
      />
      <Pager total={bets.data?.total} page={page} pageSize={PAGE} onPage={setPage} />
    </Panel>
  );
}
