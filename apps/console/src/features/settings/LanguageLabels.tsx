import { Button, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import DeleteIcon from '@mui/icons-material/Delete';
import { LANGUAGES, type Language } from '@fairhouse/values';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { useInputFrame } from '../../ui/forms/input-frame.ts';

type Labels = Readonly<Record<string, Language>>;
interface Line {
  readonly label: string;
  readonly means: Language;
}

/** The configuration's own labels, such as TY, each with its language. */
export function LanguageLabels({ source }: { readonly source: string }) {
  const text = useText();
  const { disabled } = useInputFrame('');
  const { field } = useInput({ source });
  const value = field.value as Labels;
  // An array and not a record: while a label is typed it may be empty or a duplicate.
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(value));
  const change = (next: readonly Line[]) => {
    setLines(next);
    field.onChange(labelsOf(next));
  };
  const shown = JSON.stringify(labelsOf(lines)) === JSON.stringify(value) ? lines : linesOf(value);
  const set = (index: number, part: Partial<Line>) =>
    change(shown.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <Stack spacing={1.5}>
      {shown.map((line, index) => (
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <TextField
            label={text('languages.label')}
            value={line.label}
            disabled={disabled}
            onChange={(event) => set(index, { label: event.target.value.trim().toUpperCase() })}
            slotProps={{ htmlInput: { maxLength: 10 } }}
          />
          <TextField
            select
            label={text('languages.means')}
            value={line.means}
            disabled={disabled}
            onChange={(event) => set(index, { means: event.target.value as Language })}
            sx={{ minWidth: 160 }}
          >
            {LANGUAGES.map((each) => (
              <MenuItem key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </MenuItem>
            ))}
          </TextField>
          <IconButton
            aria-label={text('languages.removeLabel', { label: line.label })}
            disabled={disabled}
            onClick={() => change(shown.filter((_line, at) => at !== index))}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Button
        size="small"
        disabled={disabled}
        sx={{ alignSelf: 'start' }}
        onClick={() => change([...shown, { label: '', means: 'EN' }])}
      >
        {text('languages.addLabel')}
      </Button>
    </Stack>
  );
}

function linesOf(labels: Labels): Line[] {
  return Object.entries(labels).map(([label, means]) => ({ label, means }));
}

/** Rows without a label are dropped. */
function labelsOf(lines: readonly Line[]): Labels {
  return Object.fromEntries(
    lines.filter(({ label }) => label !== '').map(({ label, means }) => [label, means]),
  );
}
