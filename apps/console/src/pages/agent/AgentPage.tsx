// An agent's 360: its place and acts, its team, its contracts with what they came to, its terms and
// quotas, and what goes through its line.
import { Stack, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { AgentFreezes } from '../../features/agents/AgentFreezes.tsx';
import { AgentHistory } from '../../features/agents/AgentHistory.tsx';
import { AgentLinks } from '../../features/agents/AgentLinks.tsx';
import { AgentPermissions } from '../../features/agents/AgentPermissions.tsx';
import { AgentPlace } from '../../features/agents/AgentPlace.tsx';
import { AgentQuotas } from '../../features/agents/AgentQuotas.tsx';
import { AgentTeamSums } from '../../features/agents/AgentTeamSums.tsx';
import { AgentTransfers } from '../../features/agents/AgentTransfers.tsx';
import type { Agent } from '../../features/agents/agent.ts';
import { AgentBills } from '../../features/contracts/agent/AgentBills.tsx';
import { AgentContracts } from '../../features/contracts/agent/AgentContracts.tsx';
import { AgentDebts } from '../../features/contracts/agent/AgentDebts.tsx';
import type { TextKey } from '../../i18n/text-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';

interface AgentTab {
  readonly key: string;
  readonly label: TextKey;
  /** The right without which the tab is hidden. */
  readonly right?: string;
  readonly page: (agent: Agent) => ReactNode;
}

const TABS: readonly AgentTab[] = [
  {
    key: 'overview',
    label: 'agent.part.overview',
    page: (agent) => (
      <>
        <AgentTeamSums id={agent.id} />
        <AgentPermissions agent={agent} />
      </>
    ),
  },
  {
    key: 'contracts',
    label: 'menu.contracts',
    right: 'contracts.read',
    page: ({ username }) => (
      <>
        <AgentContracts username={username} />
        <AgentBills username={username} />
        <AgentDebts username={username} />
      </>
    ),
  },
  {
    key: 'terms',
    label: 'agent.part.terms',
    page: (agent) => (
      <>
        <AgentQuotas agent={agent} />
        <AgentHistory agent={agent} />
      </>
    ),
  },
  {
    key: 'links',
    label: 'agent.part.links',
    page: ({ id }) => (
      <>
        <AgentLinks member={id} />
        <AgentTransfers member={id} />
        <AgentFreezes member={id} />
      </>
    ),
  },
];

export function AgentPage() {
  const text = useText();
  const { id = '' } = useParams();
  const rights = useSession().standing?.rights ?? [];
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useAsk('agentOne', { id });
  const tabs = TABS.filter(({ right }) => right === undefined || rights.includes(right));
  const shown = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined || shown === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.agents')} · ${data.username}`} />
      <AgentPlace agent={data} />
      <Tabs
        value={shown.key}
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_event, tab: string) => setSearch({ tab }, { replace: true })}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={text(label)} />
        ))}
      </Tabs>
      {shown.page(data)}
    </Stack>
  );
}
