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
import { NARROW } from '../../ui/narrow.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';

interface RegisterRuleTableProps {
  readonly rules: FieldRules;
  readonly onChange: (part: FieldRules) => void;
  readonly readOnly: boolean;
}

/** One row per field in the order of the form: shown, required, format and length. */
export function RegisterRuleTable({ rules, onChange, readOnly }: RegisterRuleTableProps) {
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
            <RuleRow
              key={name}
              name={name}
              rule={rule}
              readOnly={readOnly}
              narrow={narrow}
              onChange={(part) => onChange({ [name]: { ...rule, ...part } })}
            />
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
  readonly readOnly: boolean;
  /** On a phone the length is shown below the format. */
  readonly narrow: boolean;
  readonly onChange: (part: Partial<FieldRule>) => void;
}

function RuleRow({ name, rule, readOnly, narrow, onChange }: RuleRowProps) {
  const text = useText();
  const textOf = useTextOf();
  const always = ALWAYS.includes(name);
  const rest = readOnly || !rule.enabled;
  const label = textOf('register', name);
  const impossible = rule.enabled && buildExamples(rule).passes === undefined;
  const form = (
    <TextField
      select
      fullWidth
      variant="standard"
      value={toPatternId(rule.patternId)}
      disabled={rest}
      error={impossible}
      onChange={(event) => onChange({ patternId: event.target.value })}
      slotProps={{ htmlInput: { 'aria-label': `${label}: ${text('register.pattern')}` } }}
    >
      {PATTERN_IDS.map((pattern) => (
        <MenuItem key={pattern} value={pattern}>
          {textOf('pattern', pattern)}
        </MenuItem>
      ))}
    </TextField>
  );
  const length = BOUNDS.map((bound) => (
    <TextField
      key={bound}
      type="number"
      variant="standard"
      value={rule[bound]}
      disabled={rest}
      error={impossible || rule.minLength > rule.maxLength}
      onChange={(event) => onChange({ [bound]: Number(event.target.value) })}
      sx={{ width: 52, mr: 1 }}
      slotProps={{
        htmlInput: { 'aria-label': `${label}: ${text(`register.${bound}`)}`, min: 0, max: 255 },
      }}
    />
  ));
  return (
    <TableRow>
      <TableCell title={always ? text('register.always') : ''}>{label}</TableCell>
      <TableCell align="center" padding="none">
        <Checkbox
          size="small"
          checked={always || rule.enabled}
          disabled={readOnly || always}
          onChange={(_event, enabled) => onChange({ enabled })}
          slotProps={{ input: { 'aria-label': `${label}: ${text('register.asked')}` } }}
        />
      </TableCell>
      <TableCell align="center" padding="none">
        <Checkbox
          size="small"
          checked={always || rule.required}
          disabled={rest || always}
          onChange={(_event, required) => onChange({ required })}
          slotProps={{ input: { 'aria-label': `${label}: ${text('register.required')}` } }}
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
