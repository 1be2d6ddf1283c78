import { Alert, Box, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { patternText } from '@fairhouse/calls/client';
import {
  cleanText,
  buildExamples,
  isRequired,
  patternFault,
  shownFields,
  type FieldRule,
  type FieldRules,
  type RegisterField,
  type RegistrationMethod,
} from '@fairhouse/rules/fields';
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';
import { useState } from 'react';
import { useAsk } from '../../calls/use-ask.ts';
import { findCatalogue } from '../../i18n/catalogues.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useLoadedLanguage } from '../../i18n/use-loaded-language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';

const WAYS = [
  { way: 'username', label: 'register.byUsername' },
  { way: 'mobile', label: 'register.byMobile' },
] as const;

/**
 * The registration form as a visitor sees it, in one of the site's languages. Typed values are
 * validated by the site's own rules and texts, and each pattern shows an example that passes and
 * one that fails.
 */
export function RegisterPreview({ rules }: { readonly rules: FieldRules }) {
  const text = useText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const choose = useLoadedLanguage(setLanguage);
  const [way, setWay] = useState<RegistrationMethod>('username');
  const offered = useMobileRegister();
  return (
    <Stack
      spacing={1.5}
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="subtitle2">{text('register.preview')}</Typography>
      <Stack direction="row" spacing={1.5}>
        <TextField
          select
          fullWidth
          label={text('register.language')}
          value={language}
          onChange={(event) => choose(event.target.value as Language)}
        >
          {LANGUAGES.map((each) => (
            <MenuItem key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={text('register.way')}
          value={way}
          onChange={(event) => setWay(event.target.value as RegistrationMethod)}
        >
          {WAYS.map((each) => (
            <MenuItem key={each.way} value={each.way}>
              {text(each.label)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {way === 'mobile' && offered === false ? (
        <Alert severity="info">{text('register.featureOff')}</Alert>
      ) : null}
      <Typography variant="caption" color="text.secondary">
        {text('register.tryIt')}
      </Typography>
      {shownFields(rules, way).map((name) => (
        <PreviewField
          key={name}
          name={name}
          rule={rules[name]}
          required={isRequired(name, rules, way)}
          language={language}
        />
      ))}
    </Stack>
  );
}

/** Whether the merchant's site offers registration by mobile number; undefined if not known. */
function useMobileRegister(): boolean | undefined {
  const { data, error } = useAsk('settingList', {});
  // The panel around the preview shows the same query's error.
  const features = error ? undefined : data?.find(({ name }) => name === 'features')?.value;
  if (typeof features !== 'object' || features === null) return undefined;
  return (features as Readonly<Record<string, unknown>>)['mobileRegister'] === true;
}

interface PreviewFieldProps {
  readonly name: RegisterField;
  readonly rule: FieldRule | undefined;
  readonly required: boolean;
  readonly language: Language;
}

function PreviewField({ name, rule, required, language }: PreviewFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const said = rule === undefined ? undefined : faultText(rule, typed, language);
  const examples = rule === undefined ? undefined : buildExamples(rule);
  const texts = findCatalogue(language);
  const label = texts?.[`register.${name}`] ?? name;
  const optional = fillText(texts?.['register.optional'] ?? '', { name: label });
  const shown = (example: string) => example.replaceAll('\n', ' ⏎ ');
  return (
    <Box>
      <TextField
        fullWidth
        label={required ? label : optional}
        value={typed}
        error={said !== undefined}
        helperText={said}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { 'aria-required': required } }}
      />
      {examples === undefined ? null : (
        <Stack direction="row" sx={{ mt: 0.5, flexWrap: 'wrap', gap: 0.75 }}>
          {examples.passes === undefined ? (
            <Typography variant="caption" color="error">
              {text('register.impossible')}
            </Typography>
          ) : (
            <Chip
              size="small"
              color="success"
              variant="outlined"
              label={`✓ ${examples.passes}`}
              aria-label={text('register.passes', { example: examples.passes })}
              onClick={() => setTyped(examples.passes ?? '')}
              sx={{ maxWidth: '100%' }}
            />
          )}
          <Chip
            size="small"
            color="error"
            variant="outlined"
            label={`✗ ${shown(examples.fails)}`}
            aria-label={text('register.fails', { example: shown(examples.fails) })}
            onClick={() => setTyped(examples.fails)}
            sx={{ maxWidth: '100%' }}
          />
        </Stack>
      )}
    </Box>
  );
}

function faultText(rule: FieldRule, typed: string, language: Language): string | undefined {
  const fault = typed === '' ? undefined : patternFault(rule, cleanText(typed));
  return fault && patternText(fault.pattern, language, fault.range);
}
