// Limits, fees, hours and automatic rules; a change takes effect after a second approval.
import { Box, Stack, Typography } from '@mui/material';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DraftPanel } from '../../setting-panel/DraftPanel.tsx';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { UnreadableFields } from '../../ui/forms/UnreadableFields.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { QueryError } from '../../ui/QueryError.tsx';

type Settings = CallValue<'cashierSettingsGet'>;

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
] as const;
const HOURS = ['hoursFrom', 'hoursTo'] as const;
const ACCOUNT = ['bank', 'account', 'holder'] as const;
const NO_ACCOUNT = { bank: '', account: '', holder: '' };
/** Amounts and rates, which have more decimals than an amount. */
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

const trimmed = (typed: string) => typed.trim();

export function CashierSettings() {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('cashierSettingsGet', {});
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return data ? (
    <DraftPanel
      form="cashier.settings"
      title={text('cashier.rules')}
      effect={text('cashier.effect')}
      button={text('act.ask')}
      danger
      stored={{ ...data.value, bankDetails: data.value.bankDetails ?? NO_ACCOUNT }}
      version={data.version}
      mayEdit={mayEdit}
      mends={data.problems.length > 0}
      run={async (value, version, { reason, idempotencyKey }) => {
        const change = { value, version, why: reason };
        const answer = await call('cashierSettingsEdit', change, { idempotencyKey });
        return answer.ok ? { ok: true, value: { approvalId: answer.value.approval } } : answer;
      }}
    >
      <Fields problems={data.problems} />
    </DraftPanel>
  ) : null;
}

function Fields({ problems }: Pick<Settings, 'problems'>) {
  const text = useText();
  return (
    <>
      <UnreadableFields fields={problems} />
      <Stack spacing={2}>
        <Box sx={GRID}>
          {COUNTS.map((name) => (
            <CountInput key={name} source={name} label={text(`cashier.field.${name}`)} />
          ))}
          {AMOUNTS.map((name) => (
            <AmountInput key={name} source={name} label={text(`cashier.field.${name}`)} />
          ))}
          {HOURS.map((name) => (
            <WordInput
              key={name}
              source={name}
              label={text(`cashier.field.${name}`)}
              parse={trimmed}
            />
          ))}
          <ListInput
            source="feeRates"
            label={text('cashier.field.feeRates')}
            helperText={text('cashier.feeRatesHelp')}
          />
        </Box>
        <Heading title={text('cashier.transfer')} help={text('cashier.transferHelp')} />
        <Box sx={GRID}>
          {ACCOUNT.map((name) => (
            <WordInput
              key={name}
              source={`bankDetails.${name}`}
              label={text(`cashier.field.${name}`)}
              optional
            />
          ))}
        </Box>
        <Heading title={text('cashier.automatic')} help={text('cashier.automaticHelp')} />
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          {RULE_FLAGS.map((name) => (
            <SwitchInput
              key={name}
              source={`automatic.${name}`}
              label={text(`cashier.field.${name}`)}
            />
          ))}
        </Stack>
        <Box sx={GRID}>
          {RULE_AMOUNTS.map((name) => (
            <WordInput
              key={name}
              source={`automatic.${name}`}
              label={text(`cashier.field.${name}`)}
              parse={trimmed}
            />
          ))}
          {RULE_COUNTS.map((name) => (
            <CountInput
              key={name}
              source={`automatic.${name}`}
              label={text(`cashier.field.${name}`)}
            />
          ))}
        </Box>
      </Stack>
    </>
  );
}

function Heading({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
};
