// Registration links of all agents, or of one, with their counters.
import { Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { PagedPanel } from '../../ui/lists/PagedPanel.tsx';
import { usePages } from '../../calls/use-pages.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { groupText } from './group-text.ts';

type Row = CallValue<'agentLinkList'>['list'][number];

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
  const [ending, setEnding] = useState<Row>();
  const mayEdit = useRight('agents.edit');
  const ofMember = member === undefined ? {} : { member };
  const pages = usePages({
    call: 'agentLinkList',
    resource: 'agentLinks',
    filter: ofMember,
  });
  return (
    <PagedPanel<Row>
      title={text('agent.tab.links')}
      pages={pages}
      csv={CSV}
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
    >
      {ending === undefined ? null : <EndLink link={ending} onClose={() => setEnding(undefined)} />}
    </PagedPanel>
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
