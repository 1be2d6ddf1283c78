import { useText } from '../../i18n/use-text.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import type { State } from './contract-names.ts';

const TONES: Readonly<Partial<Record<State, Tone>>> = {
  ACTIVE: 'good',
  PENDING_APPROVAL: 'wait',
  PENDING: 'work',
  TERMINATING: 'wait',
};

export function ContractState({ state }: { readonly state: State }) {
  const text = useText();
  return <StateChip tone={TONES[state] ?? 'plain'} label={text(`contract.state.${state}`)} />;
}
