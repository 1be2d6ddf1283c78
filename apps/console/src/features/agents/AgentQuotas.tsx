import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Agent } from './agent.ts';
import { groupText } from './group-text.ts';

interface AgentQuotasProps {
  readonly agent: Agent;
}

/** How many directs of each high group an agent may hold. */
export function AgentQuotas({ agent }: AgentQuotasProps) {
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
