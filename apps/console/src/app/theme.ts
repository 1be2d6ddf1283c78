// The console's theme: dense, light by default, one accent colour.
import { createTheme, type ThemeOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { i18nProvider } from '../i18n/language.ts';
import { NARROW } from '../ui/narrow.ts';
import { readMotion } from './read-motion.ts';

const FONT = [
  "'Inter Variable'",
  'system-ui',
  "'Segoe UI'",
  "'Noto Sans Thai'",
  "'Leelawadee UI'",
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans CJK SC'",
  'sans-serif',
].join(', ');

const PHONE = `@media ${NARROW}`;

/** The library writes an empty helper text as HTML, which the policy of the page refuses. */
const WITHOUT_HELPER_TEXT = { defaultProps: { helperText: false } };

const shape: ThemeOptions = {
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONT,
    fontSize: 13,
    h4: { fontSize: 22, fontWeight: 650, letterSpacing: '-0.01em' },
    h5: { fontSize: 18, fontWeight: 650 },
    h6: { fontSize: 14, fontWeight: 650 },
    body1: { fontSize: 14 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiTableCell: {
      styleOverrides: {
        root: { padding: '6px 10px', [PHONE]: { padding: '6px 5px' } },
        head: {
          fontSize: 12,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          // A long heading would push the columns behind it off a phone screen.
          [PHONE]: { whiteSpace: 'normal', wordBreak: 'keep-all' },
        },
      },
    },
    // A subtitle below a panel's title, which is an h2.
    MuiTypography: { defaultProps: { variantMapping: { subtitle2: 'h3' } } },
    MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiChip: { styleOverrides: { root: { fontWeight: 550, borderRadius: 5 } } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    // A filter counts as soon as it is typed, so that a press right after it, on a view or a day,
    // adds to it. The form hands on the property, which its type leaves out.
    RaFilterForm: { defaultProps: { debounce: 0 } as object },
    RaTextInput: WITHOUT_HELPER_TEXT,
    RaSelectInput: WITHOUT_HELPER_TEXT,
    RaBooleanInput: WITHOUT_HELPER_TEXT,
    RaNumberInput: WITHOUT_HELPER_TEXT,
    RaCheckboxGroupInput: WITHOUT_HELPER_TEXT,
    RaArrayInput: WITHOUT_HELPER_TEXT,
    // On a phone react-admin gives both a panel's colour, with the content at the panel's edge.
    RaListToolbar: {
      styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent', paddingBottom: 8 } } },
    },
    // The acts stand in one row beside the filters, and wrap before they leave these no room.
    RaTopToolbar: {
      styleOverrides: {
        root: {
          flexShrink: 0,
          maxWidth: '60%',
          [PHONE]: {
            backgroundColor: 'transparent',
            minHeight: 0,
            flexShrink: 1,
            maxWidth: '100%',
          },
        },
      },
    },
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: (button) => i18nProvider.translate(`ra.navigation.${button}`),
      },
    },
  },
};

/** For operators whose system asks for less motion; a spinner then stands still. */
const STILL = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A duration, however short, makes every inherited size a transition of some frames.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const coloured = (line: string, link: string): ThemeOptions['components'] => ({
  ...shape.components,
  MuiCssBaseline: {
    // What gets the focus by keyboard is scrolled to below the top bar.
    styleOverrides: {
      html: { scrollPaddingTop: 64, [`@media ${NARROW}`]: { scrollPaddingTop: 96 } },
      a: { color: link },
      ...STILL,
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: { root: { borderBottom: `1px solid ${line}`, backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { borderColor: line, backgroundImage: 'none' } } },
});

export const lightTheme = createConsoleTheme({
  ...shape,
  components: coloured('#dfe4ec', '#1f4fd8') ?? {},
  palette: {
    mode: 'light',
    primary: { main: '#1f4fd8' },
    secondary: { main: '#1f4fd8' },
    success: { main: '#17703b' },
    error: { main: '#b42318' },
    warning: { main: '#8a5300' },
    info: { main: '#1d5fa8' },
    background: { default: '#f4f6f9', paper: '#ffffff' },
    text: { primary: '#151b26', secondary: '#566072' },
    divider: '#dfe4ec',
  },
});

export const darkTheme = createConsoleTheme({
  ...shape,
  components: coloured('#2a3344', '#8fb0ff') ?? {},
  palette: {
    mode: 'dark',
    primary: { main: '#8fb0ff' },
    secondary: { main: '#8fb0ff' },
    success: { main: '#62c98b' },
    error: { main: '#ff8f85' },
    warning: { main: '#f0b65c' },
    info: { main: '#7db8f2' },
    background: { default: '#0e131c', paper: '#161d2a' },
    text: { primary: '#e8ecf4', secondary: '#a0abbf' },
    divider: '#2a3344',
  },
});

/** react-admin's theme type is narrower than what it accepts. */
function createConsoleTheme(options: ThemeOptions): RaThemeOptions {
  return createTheme({ ...options, ...readMotion() }) as RaThemeOptions;
}
