import Search from '@mui/icons-material/Search';
import { Button, IconButton, Tooltip, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { NARROW } from '../../ui/narrow.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Opens the search over everything, also by Ctrl-K or Cmd-K. */
export function SearchButton() {
  const text = useText();
  const narrow = useMediaQuery(NARROW);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') {
        return;
      }
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {narrow ? (
        <Tooltip title={text('search.open')}>
          <IconButton
            color="inherit"
            aria-label={text('search.open')}
            onClick={() => setOpen(true)}
          >
            <Search />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          startIcon={<Search />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
          sx={{ mr: 1, textTransform: 'none', whiteSpace: 'nowrap' }}
        >
          {text('search.open')} · Ctrl K
        </Button>
      )}
      {open ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
