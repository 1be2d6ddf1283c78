// The site's colours in both modes, each pair with its contrast, beside a sample of the site.
import { Box, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { colorContrast, formatContrast } from '../../ui/color-contrast.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const COLORS = [
  'accent',
  'accentText',
  'background',
  'surface',
  'raised',
  'line',
  'text',
  'muted',
] as const;
type Palette = Readonly<Record<(typeof COLORS)[number], string>>;

interface Theme {
  readonly default: 'dark' | 'light';
  readonly logo: string;
  readonly radius: number;
  readonly dark: Palette;
  readonly light: Palette;
}

/** Pairs of colours that need a contrast of 4.5 to 1. */
const PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['muted', 'surface'],
  ['accentText', 'accent'],
  ['accent', 'surface'],
];
const NEEDED = 4.5;
const MODES = ['dark', 'light'] as const;

export function ThemeForm() {
  const text = useText();
  return (
    <SettingPanel<Theme>
      name="theme"
      title={text('setting.theme')}
      effect={text('setting.themeEffect')}
      renderPreview={(theme) => (
        <Stack spacing={2}>
          {MODES.map((mode) => (
            <Sample key={mode} palette={theme[mode]} radius={theme.radius} />
          ))}
        </Stack>
      )}
    >
      <Fields />
    </SettingPanel>
  );
}

function Fields() {
  const text = useText();
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1.5}>
        <ChoiceInput
          source="default"
          label={text('theme.default')}
          values={MODES}
          nameOf={(mode) => text(`theme.${mode}`)}
        />
        <CountInput source="radius" label={text('theme.radius')} min={0} max={24} />
      </Stack>
      {MODES.map((mode) => (
        <Box key={mode}>
          <Typography variant="subtitle2" sx={{ mb: 1 }}>
            {text(`theme.${mode}`)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
            }}
          >
            {COLORS.map((name) => (
              <ColorInput
                key={name}
                source={`${mode}.${name}`}
                label={text(`theme.color.${name}`)}
              />
            ))}
          </Box>
          <Contrasts mode={mode} />
        </Box>
      ))}
    </Stack>
  );
}

interface ColorInputProps {
  readonly source: string;
  readonly label: string;
}

function ColorInput({ source, label }: ColorInputProps) {
  const color: string = useWatch({ name: source });
  return (
    <WordInput
      source={source}
      label={label}
      parse={(typed) => typed.toLowerCase()}
      optional
      {...(/^#[0-9a-f]{6}$/.test(color) ? {} : { error: true })}
      slotProps={{ input: { startAdornment: <Swatch color={color} /> } }}
    />
  );
}

function Swatch({ color }: { readonly color: string }) {
  return (
    <Box
      sx={{
        width: 18,
        height: 18,
        flexShrink: 0,
        mr: 1,
        borderRadius: 0.5,
        border: '1px solid',
        borderColor: 'divider',
      }}
      style={{ backgroundColor: color }}
    />
  );
}

function Contrasts({ mode }: { readonly mode: (typeof MODES)[number] }) {
  const text = useText();
  const palette: Palette = useWatch({ name: mode });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', mt: 1 }}>
      {PAIRS.map(([front, back]) => {
        const ratio = colorContrast(palette[front], palette[back]);
        const enough = ratio !== undefined && ratio >= NEEDED;
        const names = `${text(`theme.color.${front}`)} / ${text(`theme.color.${back}`)}`;
        return (
          <StateChip
            key={names}
            tone={enough ? 'good' : 'bad'}
            label={`${names} ${ratio === undefined ? '—' : formatContrast(ratio)}`}
          />
        );
      })}
    </Stack>
  );
}

function Sample({ palette, radius }: { readonly palette: Palette; readonly radius: number }) {
  const text = useText();
  return (
    <div
      style={{
        background: palette.background,
        color: palette.text,
        padding: 16,
        borderRadius: radius,
        border: `1px solid ${palette.line}`,
      }}
    >
      <div style={{ background: palette.surface, padding: 16, borderRadius: radius }}>
        <p style={{ margin: 0, fontWeight: 650 }}>{text('theme.sampleTitle')}</p>
        <p style={{ margin: '4px 0 12px', color: palette.muted }}>{text('theme.sampleText')}</p>
        <span
          style={{
            background: palette.accent,
            color: palette.accentText,
            padding: '8px 16px',
            borderRadius: radius,
            fontWeight: 600,
            display: 'inline-block',
          }}
        >
          {text('menu.deposits')}
        </span>{' '}
        <span style={{ color: palette.accent, fontWeight: 600, marginLeft: 12 }}>
          {text('theme.sampleLink')}
        </span>
      </div>
    </div>
  );
}
