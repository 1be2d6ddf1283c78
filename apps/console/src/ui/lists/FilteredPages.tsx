import { MenuItem, Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Pager } from './Pager.tsx';
import { Panel } from '../Panel.tsx';
import { PAGE_SIZE, type FilteredPagesState } from './use-filtered-pages.ts';

interface FilteredPagesProps<Kind extends string> {
  /** The title of the page, as in the menu. */
  readonly title: string;
  readonly heading: string;
  readonly label: string;
  /** The label of the option for all kinds. */
  readonly all: string;
  readonly nameOf: (kind: Kind) => string;
  readonly state: FilteredPagesState<Kind>;
  readonly total: number | undefined;
  /** The rows of the page. */
  readonly children: ReactNode;
}

/** A page of one long list: a filter, its rows, and the pager. */
export function FilteredPages<Kind extends string>(props: FilteredPagesProps<Kind>) {
  const { title, heading, label, all, nameOf, state, total, children } = props;
  return (
    <Stack spacing={2}>
      <Title title={title} />
      <Panel title={heading}>
        <TextField
          select
          size="small"
          label={label}
          value={state.kind ?? 'all'}
          sx={{ minWidth: 200, mb: 2 }}
          onChange={({ target }) => state.choose(target.value)}
        >
          <MenuItem value="all">{all}</MenuItem>
          {state.kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {nameOf(each)}
            </MenuItem>
          ))}
        </TextField>
        {children}
        <Pager total={total} page={state.page} pageSize={PAGE_SIZE} onPage={state.turn} />
      </Panel>
    </Stack>
  );
}
