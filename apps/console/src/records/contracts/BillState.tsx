import { useText } from '../../i18n/use-text.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { billStateText, type BillState as State } from './contract-names.ts';

const TONES: Readonly<Partial<Record<State, Tone>>> = {
  ISSUED: 'good',
  READY: 'work',
  WAIT_APPROVAL: 'wait',
  WAIT_PAYER: 'wait',
  PART_PAID: 'bad',
  INSUFFICIENT: 'bad',
};

interface BillStateProps {
  readonly state: State;
  /** The tier that was reached; null for none. */
  readonly tier: number | null;
}

/** The state of a bill, in the colour of the attention that it needs. */
export function BillState({ state, tier }: BillStateProps) {
  const text = useText();
  return <StateChip tone={TONES[state] ?? 'plain'} label={text(billStateText(state, tier))} />;
}
