// Pages of a list that is read on from a mark, with the way back kept here.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface Cursor {
  readonly input: { readonly cursor?: string };
  readonly page: number;
  readonly forward: (cursor: string) => void;
  readonly back: () => void;
}

/** Where the reader is; another `of` begins at the first page. */
export function useCursor(of: string): Cursor {
  const [place, setPlace] = useState<{ of: string; marks: readonly string[] }>({ of, marks: [] });
  const marks = place.of === of ? place.marks : [];
  const cursor = marks.at(-1);
  return {
    input: cursor === undefined ? {} : { cursor },
    page: marks.length + 1,
    forward: (next) => setPlace({ of, marks: [...marks, next] }),
    back: () => setPlace({ of, marks: marks.slice(0, -1) }),
  };
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
