// The player protection that the merchant offers its members.
import {
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const TIMEOUTS = ['24h', '7d', '30d', '6w'] as const;
const EXCLUSIONS = ['6m', '1y', '5y', 'forever'] as const;
const SWITCHES = ['sessionClock', 'askDepositLimit'] as const;

interface HelpLink {
  readonly name: string;
  readonly url: string;
  readonly phone: string;
}

interface Protection {
  readonly checkMinutes: number;
  readonly sessionClock: boolean;
  readonly askDepositLimit: boolean;
  readonly timeouts: readonly (typeof TIMEOUTS)[number][];
  readonly exclusions: readonly (typeof EXCLUSIONS)[number][];
  readonly links: readonly HelpLink[];
}

export function ProtectionForm() {
  const text = useText();
  return (
    <SettingPanel<Protection>
      name="protection"
      title={text('setting.protection')}
      effect={text('setting.protectionEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          <TextField
            type="number"
            label={text('protection.checkMinutes')}
            value={value.checkMinutes}
            disabled={readOnly}
            slotProps={{ htmlInput: { min: 0, max: 240 } }}
            onChange={(event) => set({ checkMinutes: Number(event.target.value) })}
          />
          {SWITCHES.map((name) => (
            <FormControlLabel
              key={name}
              disabled={readOnly}
              label={text(`protection.${name}`)}
              control={
                <Switch checked={value[name]} onChange={(_event, on) => set({ [name]: on })} />
              }
            />
          ))}
          <Lengths
            label={text('protection.timeouts')}
            all={TIMEOUTS}
            chosen={value.timeouts}
            readOnly={readOnly}
            onChoose={(timeouts) => set({ timeouts })}
          />
          <Lengths
            label={text('protection.exclusions')}
            all={EXCLUSIONS}
            chosen={value.exclusions}
            readOnly={readOnly}
            onChoose={(exclusions) => set({ exclusions })}
          />
          <Links links={value.links} readOnly={readOnly} onChange={(links) => set({ links })} />
        </Stack>
      )}
    </SettingPanel>
  );
}

interface LengthsProps<Length extends string> {
  readonly label: string;
  readonly all: readonly Length[];
  readonly chosen: readonly Length[];
  readonly readOnly: boolean;
  readonly onChoose: (chosen: readonly Length[]) => void;
}

function Lengths<Length extends (typeof TIMEOUTS | typeof EXCLUSIONS)[number]>({
  label,
  all,
  chosen,
  readOnly,
  onChoose,
}: LengthsProps<Length>) {
  const text = useText();
  return (
    <TextField
      select
      label={label}
      value={[...chosen]}
      disabled={readOnly}
      slotProps={{ select: { multiple: true } }}
      onChange={({ target }) => {
        const values = target.value as unknown as readonly string[];
        const kept = all.filter((each) => values.includes(each));
        if (kept.length > 0) onChoose(kept);
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

interface LinksProps {
  readonly links: readonly HelpLink[];
  readonly readOnly: boolean;
  readonly onChange: (links: readonly HelpLink[]) => void;
}

const FIELDS = [
  ['name', 'protection.linkName'],
  ['url', 'protection.linkUrl'],
  ['phone', 'protection.linkPhone'],
] as const;

function Links({ links, readOnly, onChange }: LinksProps) {
  const text = useText();
  const change = (at: number, part: Partial<HelpLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2">{text('protection.links')}</Typography>
      {links.map((link, at) => (
        <Stack key={at} direction={{ xs: 'column', md: 'row' }} spacing={1}>
          {FIELDS.map(([field, label]) => (
            <TextField
              key={field}
              size="small"
              label={text(label)}
              value={link[field]}
              disabled={readOnly}
              onChange={({ target }) => change(at, { [field]: target.value })}
            />
          ))}
          {readOnly ? null : (
            <Button
              color="error"
              onClick={() => onChange(links.filter((_link, index) => index !== at))}
            >
              {text('protection.linkRemove')}
            </Button>
          )}
        </Stack>
      ))}
      {readOnly || links.length >= 10 ? null : (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onChange([...links, { name: '', url: '', phone: '' }])}
        >
          {text('protection.linkAdd')}
        </Button>
      )}
    </Stack>
  );
}
