import { Box, Checkbox, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { LocalTextFields } from '../../ui/forms/LocalTextFields.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import type { Lottery } from './LotteriesPage.tsx';
import { useDone } from '../../acts/use-done.ts';
import {
  AMOUNTS,
  COUNTS,
  isShare,
  MODES,
  currentTerms,
  UNITS,
  type LotteryTerms,
} from './lottery-terms.ts';

interface LotteryDialogProps {
  readonly lottery: Lottery;
  /** False while the list is being refetched. */
  readonly ready: boolean;
  readonly onClose: () => void;
}

/** Edits the terms of sale of a lottery. Draws that are already committed keep their terms. */
export function LotteryDialog({ lottery, ready, onClose }: LotteryDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  // Only changed fields are kept; the others follow edits by other operators.
  const [changes, setChanges] = useState<Partial<LotteryTerms>>({});
  const terms: LotteryTerms = { ...currentTerms(lottery), ...changes };
  const set = (part: Partial<LotteryTerms>) => setChanges({ ...changes, ...part });
  const { code, version } = lottery;
  return (
    <ActDialog
      title={`${text('lottery.terms')} · ${lottery.names.EN}`}
      danger={lottery.enabled && !terms.enabled}
      words={
        <>
          {text(lottery.enabled && !terms.enabled ? 'lottery.offEffect' : 'lottery.effect')}
          <ChangedFields before={currentTerms(lottery)} after={terms} />
        </>
      }
      button={text('ra.action.save')}
      ready={ready}
      run={({ reason }) => call('lotteryEdit', { code, version, ...terms, reason })}
      onDone={done}
      onClose={onClose}
    >
      <FormControlLabel
        label={text('channel.on')}
        control={
          <Switch checked={terms.enabled} onChange={(_event, enabled) => set({ enabled })} />
        }
      />
      <LocalTextFields
        label={text('lottery.name')}
        value={terms.names}
        onChange={(names) => set({ names: names as LotteryTerms['names'] })}
      />
      {terms.mode === undefined ? null : (
        <TextField
          select
          label={text('draw.mode')}
          value={terms.mode}
          onChange={(event) => set({ mode: event.target.value as (typeof MODES)[number] })}
        >
          {MODES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`drawMode.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {AMOUNTS.map((name) => (
          <TextField
            key={name}
            label={text(`lottery.${name}`)}
            value={terms[name]}
            onChange={(event) => set({ [name]: event.target.value.trim() })}
          />
        ))}
        {COUNTS.map((name) => (
          <TextField
            key={name}
            type="number"
            label={text(`lottery.${name}`)}
            value={terms[name]}
            helperText={isShare(name) ? partsPerMillion(terms[name]) : undefined}
            onChange={(event) => set({ [name]: Number(event.target.value) })}
          />
        ))}
      </Box>
      <Box>
        {UNITS.map((unit) => (
          <FormControlLabel
            key={unit}
            label={text(`unit.${unit}`)}
            control={
              <Checkbox
                size="small"
                checked={terms.unitModes.includes(unit)}
                onChange={(_event, on) =>
                  set({
                    unitModes: UNITS.filter((each) =>
                      each === unit ? on : terms.unitModes.includes(each),
                    ),
                  })
                }
              />
            }
          />
        ))}
      </Box>
    </ActDialog>
  );
}
