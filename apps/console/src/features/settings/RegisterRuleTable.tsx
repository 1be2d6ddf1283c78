import {
  Checkbox,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  useMediaQuery,
} from '@mui/material';
import {
  buildExamples,
  PATTERN_IDS,
  toPatternId,
  type FieldRule,
  type FieldRules,
} from '@fairhouse/rules/fields';
import { useInput } from 'react-admin';
import { useInputFrame } from '../../ui/forms/input-frame.ts';
import { NARROW } from '../../ui/narrow.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';

interface RegisterRuleTableProps {
  readonly rules: FieldRules;
}

/** One row per field in the order of the form: shown, required, format and length. */
export function RegisterRuleTable({ rules }: RegisterRuleTableProps) {
  const text = useText();
  const narrow = useMediaQuery(NARROW);
  return (
    <TableContainer>
      <Table size="small" aria-label={text('setting.register')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('register.field')}</TableCell>
            <TableCell align="center">{text('register.asked')}</TableCell>
            <TableCell align="center">{text('register.required')}</TableCell>
            {narrow ? (
              <TableCell>
                {text('register.pattern')} · {text('register.length')}
              </TableCell>
            ) : (
              <>
                <TableCell>{text('register.pattern')}</TableCell>
                <TableCell>{text('register.length')}</TableCell>
              </>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(rules).map(([name, rule]) => (
            <RuleRow key={name} name={name} rule={rule} narrow={narrow} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const BOUNDS = ['minLength', 'maxLength'] as const;

/** The form asks for these fields whatever the rules say. */
const ALWAYS: readonly string[] = ['username', 'password', 'confirmPassword'];

interface RuleRowProps {
  readonly name: string;
  readonly rule: FieldRule;
  /** On a phone the length is shown below the format. */
  readonly narrow: boolean;
}

function RuleRow({ name, rule, narrow }: RuleRowProps) {
  const text = useText();
  const textOf = useTextOf();
  const always = ALWAYS.includes(name);
  const label = textOf('register', name);
  const impossible = rule.enabled && buildExamples(rule).passes === undefined;
  const form = (
    <PatternInput
      source={`${name}.patternId`}
      label={`${label}: ${text('register.pattern')}`}
      disabled={!rule.enabled}
      error={impossible}
    />
  );
  const length = BOUNDS.map((bound) => (
    <BoundInput
      key={bound}
      source={`${name}.${bound}`}
      label={`${label}: ${text(`register.${bound}`)}`}
      disabled={!rule.enabled}
      error={impossible || rule.minLength > rule.maxLength}
    />
  ));
  return (
    <TableRow>
      <TableCell title={always ? text('register.always') : ''}>{label}</TableCell>
      <TableCell align="center" padding="none">
        <CheckInput
          source={`${name}.enabled`}
          label={`${label}: ${text('register.asked')}`}
          always={always}
        />
      </TableCell>
      <TableCell align="center" padding="none">
        <CheckInput
          source={`${name}.required`}
          label={`${label}: ${text('register.required')}`}
          disabled={!rule.enabled}
          always={always}
        />
      </TableCell>
      {narrow ? (
        <TableCell>
          {form}
          {length}
        </TableCell>
      ) : (
        <>
          <TableCell>{form}</TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{length}</TableCell>
        </>
      )}
    </TableRow>
  );
}

interface CellInputProps {
  readonly source: string;
  /** Read to screen readers; the columns have the same words. */
  readonly label: string;
  readonly disabled?: boolean;
}

interface CheckInputProps extends CellInputProps {
  readonly always: boolean;
}

function CheckInput({ source, label, disabled, always }: CheckInputProps) {
  const frame = useInputFrame(label, disabled);
  const { field } = useInput({ source, type: 'checkbox' });
  return (
    <Checkbox
      size="small"
      checked={always || field.value === true}
      disabled={frame.disabled || always}
      onChange={field.onChange}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

interface RuleInputProps extends CellInputProps {
  readonly error: boolean;
}

function PatternInput({ source, label, disabled, error }: RuleInputProps) {
  const textOf = useTextOf();
  const frame = useInputFrame(label, disabled);
  const { field } = useInput({ source, format: toPatternId });
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      value={field.value}
      disabled={frame.disabled}
      error={error}
      onChange={field.onChange}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    >
      {PATTERN_IDS.map((pattern) => (
        <MenuItem key={pattern} value={pattern}>
          {textOf('pattern', pattern)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function BoundInput({ source, label, disabled, error }: RuleInputProps) {
  const frame = useInputFrame(label, disabled);
  const { field } = useInput({ source, parse: Number });
  return (
    <TextField
      type="number"
      variant="standard"
      value={field.value}
      disabled={frame.disabled}
      error={error}
      onChange={field.onChange}
      sx={{ width: 52, mr: 1 }}
      slotProps={{ htmlInput: { 'aria-label': label, min: 0, max: 255 } }}
    />
  );
}
