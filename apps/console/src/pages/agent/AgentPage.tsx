// An agent's 360: its place and acts, its team, its contracts with what they came to, its terms and
// quotas, and what goes through its line.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
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
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { RecordTabs, type RecordTab } from '../RecordTabs.tsx';

const TABS: readonly RecordTab<Agent>[] = [
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
  const { data, error, refetch } = useAsk('agentOne', { id });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.agents')} · ${data.username}`} />
      <AgentPlace agent={data} />
      <RecordTabs item={data} tabs={TABS} />
    </Stack>
  );
}
