// The player protection that the merchant offers its members.
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { useInputFrame } from '../../ui/forms/input-frame.ts';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const TIMEOUTS = ['24h', '7d', '30d', '6w'] as const;
const EXCLUSIONS = ['6m', '1y', '5y', 'forever'] as const;
const SWITCHES = ['sessionClock', 'askDepositLimit'] as const;

export function ProtectionForm() {
  const text = useText();
  return (
    <SettingPanel
      name="protection"
      title={text('setting.protection')}
      effect={text('setting.protectionEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        <CountInput
          source="checkMinutes"
          label={text('protection.checkMinutes')}
          min={0}
          max={240}
        />
        {SWITCHES.map((name) => (
          <SwitchInput key={name} source={name} label={text(`protection.${name}`)} />
        ))}
        <LengthsInput source="timeouts" label={text('protection.timeouts')} all={TIMEOUTS} />
        <LengthsInput source="exclusions" label={text('protection.exclusions')} all={EXCLUSIONS} />
        <Links />
      </Stack>
    </SettingPanel>
  );
}

interface LengthsInputProps {
  readonly source: string;
  readonly label: string;
  readonly all: readonly (typeof TIMEOUTS | typeof EXCLUSIONS)[number][];
}

/** Several lengths; the last one chosen stays. */
function LengthsInput({ source, label, all }: LengthsInputProps) {
  const text = useText();
  const frame = useInputFrame(label);
  const { id, field } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      {...frame}
      value={field.value}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => {
        const values = target.value as unknown as readonly string[];
        const kept = all.filter((each) => values.includes(each));
        if (kept.length > 0) field.onChange(kept);
      }}
    >
      {all.map((each) => (
        <MenuItem key={each} value={each}>
          {text(`protection.length.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const FIELDS = [
  ['name', 'protection.linkName'],
  ['url', 'protection.linkUrl'],
  ['phone', 'protection.linkPhone'],
] as const;

function Links() {
  const text = useText();
  const { disabled } = useInputFrame('');
  const { fields, append, remove } = useFieldArray({ name: 'links' });
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2">{text('protection.links')}</Typography>
      {fields.map(({ id }, at) => (
        <Stack key={id} direction={{ xs: 'column', md: 'row' }} spacing={1}>
          {FIELDS.map(([name, label]) => (
            <WordInput key={name} source={`links.${at}.${name}`} label={text(label)} optional />
          ))}
          {disabled ? null : (
            <Button color="error" onClick={() => remove(at)}>
              {text('protection.linkRemove')}
            </Button>
          )}
        </Stack>
      ))}
      {disabled || fields.length >= 10 ? null : (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => append({ name: '', url: '', phone: '' }, { shouldFocus: false })}
        >
          {text('protection.linkAdd')}
        </Button>
      )}
    </Stack>
  );
}
