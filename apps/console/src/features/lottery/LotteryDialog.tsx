import { Box, Checkbox, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../app/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Changes } from '../../ui/Changes.tsx';
import { LocalTextFields } from '../settings/LocalTextFields.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import type { Lottery } from './LotteriesPage.tsx';
import { useDone } from '../../app/use-done.ts';
import { AMOUNTS, COUNTS, isShare, MODES, termsOf, UNITS, type Terms } from './lottery-terms.ts';

interface LotteryDialogProps {
  readonly lottery: Lottery;
  /** False while the list is read anew. */
  readonly ready: boolean;
  readonly onClose: () => void;
}

/** The terms on which a lottery is sold. Draws that are committed keep theirs. */
export function LotteryDialog({ lottery, ready, onClose }: LotteryDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  // Only what is changed here is kept: the rest follows what others change meanwhile.
  const [changes, setChanges] = useState<Partial<Terms>>({});
  const terms: Terms = { ...termsOf(lottery), ...changes };
  const set = (part: Partial<Terms>) => setChanges({ ...changes, ...part });
  const { code, version } = lottery;
  return (
    <ActDialog
      title={`${text('lottery.terms')} · ${lottery.names.EN}`}
      danger={lottery.enabled && !terms.enabled}
      words={
        <>
          {text(lottery.enabled && !terms.enabled ? 'lottery.offEffect' : 'lottery.effect')}
          <Changes before={termsOf(lottery)} after={terms} />
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
        onChange={(names) => set({ names: names as Terms['names'] })}
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
