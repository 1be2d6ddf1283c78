import { useText } from '../../i18n/use-text.ts';
import { StateChip } from '../../ui/StateChip.tsx';

interface AgentStateProps {
  readonly row: {
    readonly state: 'active' | 'frozen' | 'disabled';
    readonly freezeLevel: number;
    readonly test: boolean;
  };
}

/** Whether an account of the tree is free, frozen or closed, and whether it is a test account. */
export function AgentState({ row }: AgentStateProps) {
  const text = useText();
  const level = row.state === 'frozen' ? ` ${row.freezeLevel}` : '';
  const test = row.test ? ` · ${text('agent.test')}` : '';
  return (
    <StateChip
      tone={row.state === 'active' ? 'good' : 'bad'}
      label={`${text(`agent.state.${row.state}`)}${level}${test}`}
    />
  );
}
