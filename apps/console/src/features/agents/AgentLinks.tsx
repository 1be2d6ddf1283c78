// Registration links of all agents, or of one, with their counters.
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { groupText } from './group-text.ts';

type Row = CallValue<'agentLinkList'>['list'][number];

const PAGE_SIZE = 25;

/** The columns of the file. */
const CSV = [
  'username',
  'code',
  'kind',
  'group',
  'device',
  'label',
  'createdAt',
  'expiresAt',
  'usedCount',
  'maxUses',
  'state',
  'clicks',
  'registrations',
  'firstDeposits',
];

export function AgentLinks({ member }: { readonly member?: string }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const [ending, setEnding] = useState<Row>();
  const mayEdit = useRight('agents.edit');
  const ofMember = member === undefined ? {} : { member };
  const query = useAsk('agentLinkList', { ...ofMember, pageNo: page + 1, pageSize: PAGE_SIZE });
  return (
    <Panel
      title={text('agent.tab.links')}
      actions={
        <SaveRows resource="agentLinks" filter={ofMember} total={query.data?.total} fields={CSV} />
      }
    >
      <DataTable<Row>
        label={text('agent.tab.links')}
        rows={query.data?.list}
        query={query}
        keyOf={(row) => row.id}
        empty={text('agent.noLinks')}
        columns={[
          { label: text('member.username'), render: (row) => row.username },
          {
            label: text('agent.preset'),
            render: (row) => `${text(`agent.kind.${row.kind}`)}, ${groupText(row.group)}`,
          },
          { label: text('agent.campaign'), wide: true, render: (row) => row.label || '–' },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={row.state === 'active' ? 'good' : 'plain'}
                label={text(`agent.link.${row.state}`)}
              />
            ),
          },
          {
            label: text('agent.ends'),
            wide: true,
            render: (row) =>
              row.expiresAt === null ? text('agent.never') : <DateTime at={row.expiresAt} />,
          },
          { label: text('agent.clicks'), right: true, render: (row) => row.clicks },
          {
            label: text('agent.registrations'),
            right: true,
            render: (row) =>
              row.maxUses === 0 ? row.registrations : `${row.registrations} / ${row.maxUses}`,
          },
          { label: text('agent.firstDeposits'), right: true, render: (row) => row.firstDeposits },
          {
            label: '',
            render: (row) =>
              mayEdit && row.state === 'active' ? (
                <Button size="small" onClick={() => setEnding(row)}>
                  {text('agent.endLink')}
                </Button>
              ) : null,
          },
        ]}
      />
      <Pager total={query.data?.total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      {ending === undefined ? null : <EndLink link={ending} onClose={() => setEnding(undefined)} />}
    </Panel>
  );
}

function EndLink({ link, onClose }: { readonly link: Row; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('agent.endLink')}
      words={text('agent.endLinkEffect', { name: link.username })}
      button={text('agent.endLink')}
      danger
      run={({ reason }) => call('agentLinkDisable', { id: link.id, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
