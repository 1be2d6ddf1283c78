import type { CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';

export type LabCase = CallValue<'vendorLabRun'>['list'][number];

export interface LabRunProps {
  readonly code: string;
  readonly run: string;
}

export const VERDICT_TONES: Readonly<Record<NonNullable<LabCase['verdict']>, Tone>> = {
  PASS: 'good',
  FAIL: 'bad',
  SKIP: 'plain',
  BROKEN: 'bad',
};

/** The verdict of a case, or how far it is. */
export function VerdictChip({ of }: { readonly of: Pick<LabCase, 'verdict' | 'isRunning'> }) {
  const text = useText();
  if (of.verdict !== null) {
    return <StateChip tone={VERDICT_TONES[of.verdict]} label={text(`lab.verdict.${of.verdict}`)} />;
  }
  return of.isRunning ? (
    <StateChip tone="work" label={text('lab.state.RUNNING')} />
  ) : (
    <StateChip tone="plain" label={text('lab.waits')} />
  );
}
