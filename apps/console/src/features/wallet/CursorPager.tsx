// Paging of a list with forward cursors; the previous cursors are kept here.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface Cursor {
  readonly input: { readonly cursor?: string };
  readonly page: number;
  readonly forward: (cursor: string) => void;
  readonly back: () => void;
}

/** The current cursor; another `listKey` starts again at the first page. */
export function useCursor(listKey: string): Cursor {
  const [place, setPlace] = useState<Place>({ listKey, cursors: [] });
  const cursors = place.listKey === listKey ? place.cursors : [];
  const cursor = cursors.at(-1);
  return {
    input: cursor === undefined ? {} : { cursor },
    page: cursors.length + 1,
    forward: (next) => setPlace({ listKey, cursors: [...cursors, next] }),
    back: () => setPlace({ listKey, cursors: cursors.slice(0, -1) }),
  };
}

interface Place {
  readonly listKey: string;
  readonly cursors: readonly string[];
}

interface CursorPagerProps {
  readonly pager: Cursor;
  readonly next: string | null;
}

export function CursorPager({ pager, next }: CursorPagerProps) {
  const text = useText();
  if (pager.page === 1 && next === null) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ mt: 1, justifyContent: 'flex-end', alignItems: 'center' }}
    >
      <Button disabled={pager.page === 1} onClick={pager.back}>
        {text('ledger.newer')}
      </Button>
      <span>{text('ra.navigation.current_page', { page: pager.page })}</span>
      <Button disabled={next === null} onClick={() => next !== null && pager.forward(next)}>
        {text('ledger.older')}
      </Button>
    </Stack>
  );
}
