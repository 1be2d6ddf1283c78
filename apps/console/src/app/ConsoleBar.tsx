import AccountCircle from '@mui/icons-material/AccountCircle';
import Translate from '@mui/icons-material/Translate';
import {
  IconButton,
  Menu,
  MenuItem,
  Select,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AppBar,
  RefreshIconButton,
  ToggleThemeButton,
  useLocaleState,
  useLogout,
  useRedirect,
} from 'react-admin';
import { LANGUAGES } from '@fairhouse/values';
import { SearchButton } from '../features/reports/SearchButton.tsx';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useLoadedLanguage } from '../i18n/use-loaded-language.ts';
import { useText } from '../i18n/use-text.ts';
import { urls } from '../urls.ts';
import { loadStanding } from '../calls/load-standing.ts';
import { NARROW } from '../ui/narrow.ts';
import { saveMerchant, useSession } from '../calls/session.ts';

/** The top bar: merchant, language, theme and operator menu. */
export function ConsoleBar() {
  return (
    <AppBar
      alwaysOn
      color="inherit"
      userMenu={false}
      sx={{
        [`@media ${NARROW}`]: {
          '& .RaAppBar-toolbar': { flexWrap: 'wrap' },
          '& .RaAppBar-menuButton': { mr: 'auto' },
        },
      }}
      toolbar={
        <>
          <SearchButton />
          <MerchantSwitch />
          <LanguageMenu />
          <ToggleThemeButton />
          <RefreshIconButton />
          <OperatorMenu />
        </>
      }
    >
      <Typography
        id="react-admin-title"
        component="h1"
        noWrap
        sx={{
          flex: 1,
          minWidth: 0,
          mr: 1,
          fontSize: 15,
          fontWeight: 600,
          // A title that is too long is truncated with an ellipsis.
          '& :is(div, span)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
          [`@media ${NARROW}`]: { order: 1, flexBasis: '100%', px: 0.5, pb: 1 },
        }}
      />
    </AppBar>
  );
}

function MerchantSwitch() {
  const text = useText();
  const { standing } = useSession();
  const queries = useQueryClient();
  const narrow = useMediaQuery(NARROW);
  const choose = async (code: string) => {
    saveMerchant(code);
    await loadStanding();
    await queries.resetQueries();
  };
  if (standing === undefined) return null;
  return (
    <Select
      size="small"
      variant="outlined"
      value={standing.merchant}
      onChange={(event) => void choose(event.target.value)}
      inputProps={{ 'aria-label': text('app.merchant') }}
      sx={{
        mr: 1,
        color: 'inherit',
        '.MuiSelect-select': { py: 0.5 },
        '.MuiSelect-icon': { color: 'inherit' },
        '.MuiOutlinedInput-notchedOutline': { borderColor: 'currentColor', opacity: 0.5 },
      }}
    >
      {standing.merchants.map(({ code, currency }) => (
        <MenuItem key={code} value={code}>
          {narrow ? code : `${code} · ${currency}`}
        </MenuItem>
      ))}
    </Select>
  );
}

function LanguageMenu() {
  const text = useText();
  const [locale, setLocale] = useLocaleState();
  const choose = useLoadedLanguage(setLocale);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Tooltip title={text('app.language')}>
        <IconButton
          color="inherit"
          aria-label={text('app.language')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== undefined}
        {...(anchor ? { anchorEl: anchor } : {})}
        onClose={() => setAnchor(undefined)}
      >
        {LANGUAGES.map((each) => (
          <MenuItem
            key={each}
            selected={each === locale}
            onClick={() => {
              choose(each);
              setAnchor(undefined);
            }}
          >
            {LANGUAGE_NAMES[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function OperatorMenu() {
  const text = useText();
  const { standing } = useSession();
  const logout = useLogout();
  const redirect = useRedirect();
  const narrow = useMediaQuery(NARROW);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={text('ra.auth.user_menu')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 0.75, borderRadius: 1 }}
      >
        <AccountCircle />
        {narrow ? null : (
          <Typography variant="body2" component="span">
            {standing?.displayName}
          </Typography>
        )}
      </IconButton>
      <Menu open={anchor !== undefined} {...(anchor ? { anchorEl: anchor } : {})} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            redirect(urls.profile);
          }}
        >
          {text('ra.auth.user_menu')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{text('ra.auth.logout')}</MenuItem>
      </Menu>
    </>
  );
}
