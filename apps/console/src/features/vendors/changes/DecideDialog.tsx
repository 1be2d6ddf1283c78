import { Box, Typography } from '@mui/material';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call, type CallValue } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChangeDetail } from './ChangeDetail.tsx';

export type Change = CallValue<'vendorChanges'>['list'][number];

export interface Decision {
  /** Of one question. */
  readonly changes: readonly Change[];
  readonly decision: 'approve' | 'reject';
}

interface DecideDialogProps {
  readonly code: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

export function DecideDialog({ code, decision: asked, onClose }: DecideDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { changes, decision } = asked;
  const [first] = changes;
  const question = first?.question ?? 'RETURN';
  const hides = (question === 'RETURN') === (decision === 'reject');
  return (
    <ActDialog
      title={text(`change.question.${question}`)}
      danger={hides}
      words={text(`change.effect.${question}.${decision}`)}
      button={text(`change.${decision}`)}
      run={({ reason }) =>
        call('vendorChangesDecide', {
          code,
          numbers: changes.map(({ number }) => number),
          decision,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <Box sx={{ maxHeight: 240, overflowY: 'auto' }}>
        {changes.map((change) => (
          <Box key={change.number} sx={{ py: 0.5 }}>
            <Typography variant="body2">{`${change.name ?? ''} ${change.game}`}</Typography>
            <ChangeDetail json={change.detail} />
          </Box>
        ))}
      </Box>
    </ActDialog>
  );
}
