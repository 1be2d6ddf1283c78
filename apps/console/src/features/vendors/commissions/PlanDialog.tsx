import { COMMISSION_CATEGORIES } from '@fairhouse/calls/operator';
import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { thisMonth } from './this-month.ts';
import { useCategoryName } from './use-category-name.ts';
import { parseTiers } from './rate-percent.ts';

type Category = (typeof COMMISSION_CATEGORIES)[number];

interface PlanDialogProps {
  readonly code: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for a new version of a plan, which two operators decide. */
export function PlanDialog({ code, name, onClose }: PlanDialogProps) {
  const text = useText();
  const nameOf = useCategoryName();
  const done = useDone(onClose);
  const [category, setCategory] = useState<Category>('ALL');
  const zone = useZone();
  const [month, setMonth] = useState(() => thisMonth(zone));
  const [typed, setTyped] = useState('');
  const [carriesLoss, setCarriesLoss] = useState(true);
  const [jackpotInGgr, setJackpotInGgr] = useState(false);
  const tiers = parseTiers(typed);
  return (
    <ActDialog
      title={text('commission.newPlan')}
      second
      words={text('commission.planEffect', { name, month })}
      button={text('act.ask')}
      ready={tiers !== undefined && /^\d{4}-\d{2}$/.test(month)}
      run={({ reason }) =>
        call('vendorCommissionPlan', {
          code,
          category,
          fromMonth: `${month}-01`,
          tiers: tiers ?? [],
          carriesLoss,
          jackpotInGgr,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      <TextField
        select
        label={text('commission.category')}
        value={category}
        onChange={({ target }) => setCategory(target.value as Category)}
      >
        {COMMISSION_CATEGORIES.map((each) => (
          <MenuItem key={each} value={each}>
            {nameOf(each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="month"
        label={text('commission.from')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={text('commission.tiers')}
        helperText={text('commission.tiersHelp')}
        placeholder={'0 12\n100000 10'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={typed !== '' && tiers === undefined}
        multiline
        minRows={3}
        required
        slotProps={{ htmlInput: { maxLength: 600 } }}
      />
      <FormControlLabel
        label={text('commission.carries')}
        control={<Switch checked={carriesLoss} onChange={(_event, on) => setCarriesLoss(on)} />}
      />
      <FormControlLabel
        label={text('commission.jackpots')}
        control={<Switch checked={jackpotInGgr} onChange={(_event, on) => setJackpotInGgr(on)} />}
      />
    </ActDialog>
  );
}
