import { Stack, Tab, Tabs, TextField } from '@mui/material';
import { LANGUAGES, type Language } from '@fairhouse/values';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-text.ts';

export type LocalText = { readonly EN: string } & { readonly [L in Language]?: string | undefined };

interface LocalTextFieldsProps {
  readonly label: string;
  readonly value: LocalText;
  readonly onChange: (value: LocalText) => void;
  readonly rows?: number;
  readonly disabled?: boolean;
}

/**
 * One text in the five languages, one tab each, the operator's own language first; a missing
 * translation is marked.
 */
export function LocalTextFields({ label, value, onChange, rows, disabled }: LocalTextFieldsProps) {
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Stack spacing={1.25}>
      <Tabs
        value={language}
        onChange={(_event, next: Language) => setLanguage(next)}
        aria-label={label}
        sx={{ minHeight: 30, '& .MuiTab-root': { minHeight: 30, px: 1, py: 0.5, minWidth: 0 } }}
      >
        {LANGUAGES.map((each) => (
          <Tab key={each} value={each} label={value[each] ? each : `${each} ○`} />
        ))}
      </Tabs>
      <TextField
        label={`${label} · ${LANGUAGE_NAMES[language]}`}
        value={value[language] ?? ''}
        onChange={(event) => onChange({ ...value, [language]: event.target.value })}
        disabled={disabled ?? false}
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { minRows: rows })}
        fullWidth
      />
    </Stack>
  );
}
