// What the registration form asks, field by field, beside the form as a visitor will see it.
import {
  Checkbox,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { TEXTS } from '../../i18n/texts.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { SettingPanel, type Draft } from './SettingPanel.tsx';

interface Rule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}
type Rules = Readonly<Record<string, Rule>>;

/** The families of patterns that the server knows; each has a text here. */
const PATTERNS = Object.keys(TEXTS)
  .filter((key) => key.startsWith('pattern.'))
  .map((key) => key.slice('pattern.'.length));

/** The database keeps fields in no order; people read them in that of the texts. */
function inOrder(rules: Rules): [string, Rule][] {
  const order = Object.keys(TEXTS);
  const place = ([name]: readonly [string, Rule]): number => order.indexOf(`register.${name}`);
  return Object.entries(rules).toSorted((left, right) => place(left) - place(right));
}

export function RegisterForm() {
  const text = useText();
  return (
    <SettingPanel<Rules>
      name="registerRules"
      title={text('setting.register')}
      effect={text('setting.registerEffect')}
      renderPreview={(rules) => <RegisterPreview rules={rules} />}
    >
      {(draft) => <RuleTable draft={draft} />}
    </SettingPanel>
  );
}

function RuleTable({ draft: { value, set, readOnly } }: { readonly draft: Draft<Rules> }) {
  const text = useText();
  const textOf = useTextOf();
  const change = (name: string, rule: Rule, part: Partial<Rule>) =>
    set({ [name]: { ...rule, ...part } });
  return (
    <TableContainer>
      <Table size="small" aria-label={text('setting.register')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('register.field')}</TableCell>
            <TableCell align="center">{text('register.asked')}</TableCell>
            <TableCell align="center">{text('register.required')}</TableCell>
            <TableCell>{text('register.pattern')}</TableCell>
            <TableCell>{text('register.length')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inOrder(value).map(([name, rule]) => (
            <TableRow key={name}>
              <TableCell>{textOf('register', name)}</TableCell>
              <TableCell align="center" padding="none">
                <Checkbox
                  size="small"
                  checked={rule.enabled}
                  disabled={readOnly}
                  onChange={(_event, enabled) => change(name, rule, { enabled })}
                  slotProps={{ input: { 'aria-label': `${name} ${text('register.asked')}` } }}
                />
              </TableCell>
              <TableCell align="center" padding="none">
                <Checkbox
                  size="small"
                  checked={rule.required}
                  disabled={readOnly || !rule.enabled}
                  onChange={(_event, required) => change(name, rule, { required })}
                  slotProps={{ input: { 'aria-label': `${name} ${text('register.required')}` } }}
                />
              </TableCell>
              <TableCell>
                <TextField
                  select
                  variant="standard"
                  value={rule.patternId}
                  disabled={readOnly || !rule.enabled}
                  onChange={(event) => change(name, rule, { patternId: event.target.value })}
                  slotProps={{ htmlInput: { 'aria-label': `${name} ${text('register.pattern')}` } }}
                >
                  {PATTERNS.map((pattern) => (
                    <MenuItem key={pattern} value={pattern}>
                      {textOf('pattern', pattern)}
                    </MenuItem>
                  ))}
                </TextField>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {(['minLength', 'maxLength'] as const).map((bound) => (
                  <TextField
                    key={bound}
                    type="number"
                    variant="standard"
                    value={rule[bound]}
                    disabled={readOnly || !rule.enabled}
                    onChange={(event) =>
                      change(name, rule, { [bound]: Number(event.target.value) })
                    }
                    sx={{ width: 56, mr: 1 }}
                    slotProps={{
                      htmlInput: { 'aria-label': `${name} ${bound}`, min: 0, max: 255 },
                    }}
                  />
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function RegisterPreview({ rules }: { readonly rules: Rules }) {
  const text = useText();
  const textOf = useTextOf();
  const asked = inOrder(rules).filter(([, rule]) => rule.enabled);
  return (
    <Stack
      spacing={1.25}
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="subtitle2">{text('register.preview')}</Typography>
      {asked.map(([name, rule]) => (
        <TextField
          key={name}
          label={textOf('register', name)}
          required={rule.required}
          helperText={`${textOf('pattern', rule.patternId)}, ${rule.minLength}–${rule.maxLength}`}
          slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }}
        />
      ))}
    </Stack>
  );
}
