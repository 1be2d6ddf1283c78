import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Agent } from './agent.ts';

interface AgentPermissionsProps {
  readonly agent: Agent;
}

/** What an agent may do, and what of it comes from its upline. */
export function AgentPermissions({ agent }: AgentPermissionsProps) {
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
