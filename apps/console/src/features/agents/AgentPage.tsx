// An agent's 360: its place, its terms and permissions, its quotas, and how they came about.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { AgentActs } from './AgentActs.tsx';
import { AgentState } from './AgentState.tsx';
import { AgentFreezes } from './AgentFreezes.tsx';
import { AgentTransfers } from './AgentTransfers.tsx';
import { AgentLinks } from './AgentLinks.tsx';
import { groupText, ratesText } from './group-text.ts';

export type Agent = CallValue<'agentOne'>;

export function AgentPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAsk('agentOne', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={data.username} />
      <Place agent={data} />
      <Permissions agent={data} />
      <Quotas agent={data} />
      <Changes agent={data} />
      <Moves agent={data} />
      <AgentLinks member={id} />
      <AgentTransfers member={id} />
      <AgentFreezes member={id} />
    </Stack>
  );
}

interface PartProps {
  readonly agent: Agent;
}

function Place({ agent }: PartProps) {
  const text = useText();
  const line = agent.path.slice(0, -1).map((each) => (
    <span key={each.id}>
      <Link to={urls.agent(each.id)}>{each.username}</Link>
      {' › '}
    </span>
  ));
  return (
    <Panel title={agent.username} actions={<AgentActs agent={agent} />}>
      <Facts
        facts={[
          [text('field.state'), <AgentState key="s" row={agent} />],
          [text('agent.kind'), text(`agent.kind.${agent.kind}`)],
          [
            text('agent.line'),
            <span key="l">
              {line}
              {agent.username}
            </span>,
          ],
          [text('agent.depth'), agent.depth],
          [text('agent.team'), text('agent.teamOf', { directs: agent.directs, team: agent.team })],
          [text('agent.group'), groupText(agent.group)],
          [
            text('agent.allowed'),
            `${groupText(agent.groups.min)} – ${groupText(agent.groups.max)}`,
          ],
          [text('agent.rates'), ratesText(agent.rates)],
          [text('agent.registered'), <DateTime key="r" at={agent.registeredAt} />],
          [
            text('agent.lastLogin'),
            agent.lastLoginAt === null ? '–' : <DateTime key="n" at={agent.lastLoginAt} />,
          ],
          [
            text('member.username'),
            <Link key="m" to={urls.member(agent.id)}>
              {text('agent.asMember')}
            </Link>,
          ],
        ]}
      />
    </Panel>
  );
}

function Permissions({ agent }: PartProps) {
  const text = useText();
  const textOf = useTextOf();
  if (agent.kind === 'member') return null;
  const own = new Set(agent.setPermissions);
  const shown = (value: boolean | string) => {
    if (typeof value === 'string') return textOf('agent.transferDown', value);
    return text(value ? 'agent.yes' : 'agent.no');
  };
  return (
    <Panel title={text('agent.permissions')}>
      <Facts
        facts={[
          ...Object.entries(agent.permissions).map(
            ([name, value]) =>
              [
                textOf('agent.permission', name),
                own.has(name) ? shown(value) : `${shown(value)} (${text('agent.inherited')})`,
              ] as const,
          ),
          [text('agent.acceptsTransfers'), text(agent.acceptsTransfers ? 'agent.yes' : 'agent.no')],
        ]}
      />
    </Panel>
  );
}

function Quotas({ agent }: PartProps) {
  const text = useText();
  if (agent.kind === 'member') return null;
  return (
    <Panel title={text('agent.quotas')}>
      <DataTable
        label={text('agent.quotas')}
        rows={agent.quotas}
        keyOf={(row) => String(row.group)}
        empty={text('agent.noQuotas', { group: agent.quotaFromGroup })}
        columns={[
          { label: text('agent.group'), render: (row) => groupText(row.group) },
          { label: text('agent.systemQuota'), right: true, render: (row) => row.systemAllocated },
          { label: text('agent.upQuota'), right: true, render: (row) => row.upAllocated },
          { label: text('agent.heldQuota'), right: true, render: (row) => row.directsAtGroup },
          { label: text('agent.givenQuota'), right: true, render: (row) => row.givenToDirects },
          { label: text('agent.leftQuota'), right: true, render: (row) => row.surplus },
        ]}
      />
    </Panel>
  );
}

function Changes({ agent }: PartProps) {
  const text = useText();
  const textOf = useTextOf();
  return (
    <Panel title={text('agent.changes')}>
      <DataTable
        label={text('agent.changes')}
        rows={agent.changes}
        keyOf={(row) => `${row.time} ${row.newGroup} ${row.cause}`}
        empty={text('agent.noChanges')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          { label: text('agent.cause'), render: (row) => textOf('agent.cause', row.cause) },
          {
            label: text('agent.group'),
            render: (row) =>
              row.oldGroup === null ? row.newGroup : `${row.oldGroup} → ${row.newGroup}`,
          },
          { label: text('agent.rates'), render: (row) => ratesText(row.newRates) },
          { label: text('agent.by'), render: (row) => row.by },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}

function Moves({ agent }: PartProps) {
  const text = useText();
  return (
    <Panel title={text('agent.moves')}>
      <DataTable
        label={text('agent.moves')}
        rows={agent.moves}
        keyOf={(row) => String(row.time)}
        empty={text('agent.noMoves')}
        columns={[
          { label: text('field.time'), render: (row) => <DateTime at={row.time} /> },
          { label: text('agent.from'), render: (row) => row.from ?? text('agent.house') },
          { label: text('agent.to'), render: (row) => row.to ?? text('agent.house') },
          { label: text('agent.team'), right: true, render: (row) => row.team },
          { label: text('agent.by'), render: (row) => row.by },
          { label: text('act.reason'), wide: true, render: (row) => row.reason },
        ]}
      />
    </Panel>
  );
}
