import { Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';

export type Round = CallValue<'vendorRounds'>['list'][number];

const TONES: Readonly<Record<Round['state'], Tone>> = {
  OPEN: 'work',
  CLOSED: 'good',
  ROLLED_BACK: 'plain',
  VOID: 'plain',
};

/** The state of a round, and what is unusual about it. */
export function RoundState({ round }: { readonly round: Round }) {
  const text = useText();
  const notes = [
    round.trial ? text('round.trial') : undefined,
    round.state === 'OPEN' && round.stuckAt !== null ? text('round.stuck') : undefined,
    round.isLate ? text('round.late') : undefined,
  ].filter((each) => each !== undefined);
  return (
    <>
      <StateChip tone={TONES[round.state]} label={text(`round.${round.state}`)} />
      {notes.length === 0 ? null : (
        <Typography variant="caption" color="textSecondary" component="div">
          {notes.join(' · ')}
        </Typography>
      )}
    </>
  );
}
