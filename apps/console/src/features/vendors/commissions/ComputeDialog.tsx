import { TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { thisMonth } from './this-month.ts';

interface ComputeDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Computes the statement of a month again. */
export function ComputeDialog({ code, onClose }: ComputeDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const zone = useZone();
  const [month, setMonth] = useState(() => thisMonth(zone));
  return (
    <ActDialog
      title={text('commission.compute')}
      words={text('commission.computeEffect')}
      button={text('commission.compute')}
      ready={/^\d{4}-\d{2}$/.test(month)}
      run={({ reason }) => call('vendorCommissionCompute', { code, month: `${month}-01`, reason })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        type="month"
        label={text('commission.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActDialog>
  );
}
