import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import type { Agent } from './agent.ts';

interface QuotaDialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

/** How many directs of a group the operator lets an agent hold, or no limit. */
export function QuotaDialog({ agent, onClose }: QuotaDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const start = { group: agent.quotaFromGroup, count: 0, unlimited: false };
  return (
    <ActForm
      title={text('agent.act.quota')}
      start={start}
      words={({ group, count, unlimited }) =>
        text(unlimited ? 'agent.noLimitEffect' : 'agent.quotaEffect', {
          name: agent.username,
          group,
          count,
        })
      }
      button={text('ra.action.save')}
      second
      run={({ group, count, unlimited }, { reason }) =>
        call('agentQuotaSet', { id: agent.id, group, count: unlimited ? null : count, reason })
      }
      onDone={done}
      onClose={onClose}
    >
      <CountInput
        source="group"
        label={text('agent.quotaGroup', { group: agent.quotaFromGroup })}
        step={agent.groups.step}
        min={agent.quotaFromGroup}
      />
      <CountInput source="count" label={text('agent.systemQuota')} min={0} />
      <SwitchInput source="unlimited" label={text('agent.unlimited')} />
    </ActForm>
  );
}
