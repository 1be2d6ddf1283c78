import { Box, Dialog, InputBase, Typography, type InputBaseProps } from '@mui/material';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRight, useSession } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFirstFocus } from '../../ui/forms/use-first-focus.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { SearchHits } from './SearchHits.tsx';
import {
  FOUND_MOST,
  isAccountNumber,
  mayBeMore,
  NO_RECORDS,
  searchHits,
  searchText,
  type SearchHit,
} from './search-hits.ts';

const LENGTH_MIN = 2;
const LENGTH_MAX = 120;
const TYPED_PAUSE_MS = 150;
/** A look-up of a whole account is recorded: it waits until the number is complete. */
const ACCOUNT_PAUSE_MS = 700;

/** One box that finds by name, number, id or contact; the arrows choose and Enter opens. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const listId = useId();
  const search = useSearch(onClose);
  const { typed, wanted, hits, active, settled, error } = search;
  const chosen = hits[active];
  const foundText = (found: readonly SearchHit[]) =>
    mayBeMore(found)
      ? text('search.foundMost', { count: found.length, most: FOUND_MOST })
      : text('search.found', { count: found.length });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${listId}-title`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Typography
        id={`${listId}-title`}
        variant="overline"
        color="textSecondary"
        component="h2"
        sx={{ px: 2, pt: 0.5, lineHeight: 2 }}
      >
        {text('search.title')}
      </Typography>
      <SearchField
        fullWidth
        value={typed}
        placeholder={text('search.label')}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.onKey}
        inputProps={{
          'aria-label': text('search.label'),
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hits.length > 0,
          'aria-controls': listId,
          ...(chosen ? { 'aria-activedescendant': `${listId}-${chosen.key}` } : {}),
          maxLength: LENGTH_MAX,
          autoComplete: 'off',
          spellCheck: false,
        }}
        sx={{ px: 2, py: 1.25, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
      />
      {error ? <QueryError message={error.message} onRetry={search.retry} /> : null}
      <SearchHits id={listId} hits={hits} active={active} onOpen={search.open} />
      <Box role="status" sx={{ px: 2, py: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {wanted.length < LENGTH_MIN
            ? text('search.help')
            : !settled
              ? '\u00a0'
              : hits.length === 0 && !error
                ? text('search.none', { text: wanted }) +
                  (isAccountNumber(wanted) ? ` ${text('search.account')}` : '')
                : `${foundText(hits)} · ${text('search.keys')}`}
        </Typography>
      </Box>
    </Dialog>
  );
}

/** The box; its mount is that of the dialog's content, so that it has the focus first. */
function SearchField(props: InputBaseProps) {
  return <InputBase {...props} inputRef={useFirstFocus()} />;
}

/** The search of what is typed: its hits, the active one, and the keys. */
function useSearch(onClose: () => void) {
  const navigate = useNavigate();
  const rights = useSession().standing?.rights;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(0);
  const [entered, setEntered] = useState(false);
  const wanted = searchText(typed);
  useEffect(() => {
    const pause = isAccountNumber(wanted) ? ACCOUNT_PAUSE_MS : TYPED_PAUSE_MS;
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enabled = asked.length >= LENGTH_MIN;
  // A whole account number is not put into an address, which logs keep.
  const isAccount = isAccountNumber(asked);
  const mayReadAccounts = useRight('withdrawals.read');
  const records = useAsk('recordSearch', { text: asked }, { enabled: enabled && !isAccount });
  const accounts = useAsk(
    'accountSearch',
    { number: asked },
    { enabled: enabled && isAccount && mayReadAccounts },
  );
  const query = isAccount ? accounts : records;
  const settled = asked === wanted && !query.isFetching;
  const { cards } = accounts.data ?? {};
  const data = isAccount ? cards && { ...NO_RECORDS, cards } : records.data;
  const hits = data === undefined || !enabled ? [] : searchHits(data, rights ?? []);
  const chosen = hits[active]?.to;
  // Enter may come before the answer.
  useEffect(() => {
    if (!entered || !settled || chosen === undefined) return;
    onClose();
    void navigate(chosen);
  }, [entered, settled, chosen, onClose, navigate]);
  return {
    typed,
    wanted,
    hits,
    active,
    settled,
    error: query.error,
    retry: () => void query.refetch(),
    open: (to: string): void => {
      onClose();
      void navigate(to);
    },
    type: (value: string): void => {
      setTyped(value);
      setActive(0);
      setEntered(false);
    },
    onKey: (event: KeyboardEvent): void => {
      // An input method uses the same keys to choose its characters.
      if (event.nativeEvent.isComposing) return;
      const next = nextActive(event.key, active, hits.length);
      if (next !== undefined) {
        event.preventDefault();
        setActive(next);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        setEntered(wanted.length >= LENGTH_MIN);
      }
    },
  };
}

/** The hit that a key makes active; undefined for keys that do something else. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
