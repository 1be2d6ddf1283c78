// Limits, fees, hours and automatic rules; a change takes effect after a second approval.
import { Box, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { UnreadableFields } from '../../ui/forms/UnreadableFields.tsx';

type Settings = CallValue<'cashierSettingsGet'>;
type Value = Settings['value'];

const COUNTS = [
  'openOrdersMax',
  'cancelsMax',
  'withdrawCountMax',
  'cardAgeMinutes',
  'claimMinutes',
  'changeLockHours',
  'unbindLockHours',
  'unbindAgainLockHours',
] as const;
const AMOUNTS = [
  'withdrawMin',
  'withdrawMax',
  'withdrawDayLimit',
  'allowDeviation',
  'feeCap',
  'secondPersonAbove',
  'hoursFrom',
  'hoursTo',
] as const;
const ACCOUNT = ['bank', 'account', 'holder'] as const;
const NO_ACCOUNT = { bank: '', account: '', holder: '' };
const RULE_AMOUNTS = [
  'min',
  'max',
  'dayTotalMax',
  'stakeMultipleMax',
  'profitMultipleMax',
  'profitDayMax',
  'stakeMultipleMin',
] as const;
const RULE_COUNTS = ['newRegionDays', 'paymentPasswordDays', 'winningDays'] as const;
const RULE_FLAGS = ['enabled', 'payAtOnce', 'notFirst', 'noVendorMoves'] as const;

export function CashierSettings() {
  const { data, error, refetch } = useAsk('cashierSettingsGet', {});
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return data ? <Form key={data.version} settings={data} /> : null;
}

function Form({ settings }: { readonly settings: Settings }) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [draft, setDraft] = useState<Value>(settings.value);
  const [asking, setAsking] = useState(false);
  const set = (part: Partial<Value>) => setDraft({ ...draft, ...part });
  const setRule = (part: Partial<Value['automatic']>) =>
    set({ automatic: { ...draft.automatic, ...part } });
  const mends = settings.problems.length > 0;
  const account = draft.bankDetails ?? NO_ACCOUNT;
  const changed = mends || JSON.stringify(draft) !== JSON.stringify(settings.value);
  return (
    <Panel
      title={text('cashier.rules')}
      actions={
        mayEdit ? (
          <Button variant="contained" disabled={!changed} onClick={() => setAsking(true)}>
            {text('act.ask')}
          </Button>
        ) : null
      }
    >
      <UnreadableFields fields={settings.problems} />
      <Stack spacing={2}>
        <Box sx={GRID}>
          {COUNTS.map((name) => (
            <TextField
              key={name}
              type="number"
              label={text(`cashier.field.${name}`)}
              value={draft[name]}
              disabled={!mayEdit}
              onChange={(event) => set({ [name]: Number(event.target.value) })}
            />
          ))}
          {AMOUNTS.map((name) => (
            <TextField
              key={name}
              label={text(`cashier.field.${name}`)}
              value={draft[name]}
              disabled={!mayEdit}
              onChange={(event) => set({ [name]: event.target.value.trim() })}
            />
          ))}
          <TextField
            label={text('cashier.field.feeRates')}
            helperText={text('cashier.feeRatesHelp')}
            value={draft.feeRates.join(', ')}
            disabled={!mayEdit}
            onChange={(event) =>
              set({ feeRates: event.target.value.split(',').map((each) => each.trim()) })
            }
          />
        </Box>
        <Typography variant="h6" component="h3">
          {text('cashier.transfer')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('cashier.transferHelp')}
        </Typography>
        <Box sx={GRID}>
          {ACCOUNT.map((name) => (
            <TextField
              key={name}
              label={text(`cashier.field.${name}`)}
              value={account[name]}
              disabled={!mayEdit}
              onChange={(event) => set({ bankDetails: { ...account, [name]: event.target.value } })}
            />
          ))}
        </Box>
        <Typography variant="h6" component="h3">
          {text('cashier.automatic')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text('cashier.automaticHelp')}
        </Typography>
        <Box>
          {RULE_FLAGS.map((name) => (
            <FormControlLabel
              key={name}
              label={text(`cashier.field.${name}`)}
              disabled={!mayEdit}
              control={
                <Switch
                  checked={draft.automatic[name]}
                  onChange={(_event, on) => setRule({ [name]: on })}
                />
              }
            />
          ))}
        </Box>
        <Box sx={GRID}>
          {RULE_AMOUNTS.map((name) => (
            <TextField
              key={name}
              label={text(`cashier.field.${name}`)}
              value={draft.automatic[name]}
              disabled={!mayEdit}
              onChange={(event) => setRule({ [name]: event.target.value.trim() })}
            />
          ))}
          {RULE_COUNTS.map((name) => (
            <TextField
              key={name}
              type="number"
              label={text(`cashier.field.${name}`)}
              value={draft.automatic[name]}
              disabled={!mayEdit}
              onChange={(event) => setRule({ [name]: Number(event.target.value) })}
            />
          ))}
        </Box>
      </Stack>
      {asking ? (
        <SettingsDialog settings={settings} draft={draft} onClose={() => setAsking(false)} />
      ) : null}
    </Panel>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
};

interface SettingsDialogProps {
  readonly settings: Settings;
  readonly draft: Value;
  readonly onClose: () => void;
}

function SettingsDialog({ settings, draft, onClose }: SettingsDialogProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return (
    <ActDialog
      title={text('cashier.rules')}
      danger
      words={
        <>
          {text('cashier.effect')}
          <ChangedFields before={settings.value} after={draft} />
        </>
      }
      button={text('act.ask')}
      run={({ reason, idempotencyKey }) =>
        call(
          'cashierSettingsEdit',
          { value: draft, version: settings.version, why: reason },
          { idempotencyKey },
        )
      }
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
