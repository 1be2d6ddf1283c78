// A list page of the console: saved filters, paging, CSV export and refetching.
import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ExportButton,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  type ListProps,
  type RaRecord,
} from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../QueryError.tsx';
import { WIDE } from './Column.tsx';
import { formatCsv, saveFile } from './format-csv.ts';

interface ListPageProps {
  /** The title of the page; a list within a page of several has none. */
  readonly title?: string;
  /** Defaults to the resource of the route. */
  readonly resource?: string;
  readonly filters?: ReactElement[];
  readonly permanentFilter?: Readonly<Record<string, unknown>>;
  readonly defaultFilter?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  /** Rows on a page; 25 by default. */
  readonly perPage?: number;
  readonly refreshMs?: number;
  /** The fields of the CSV export; without them there is none. */
  readonly csv?: readonly string[];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ListPage(props: ListPageProps) {
  const { title, resource, filters, csv, actions, refreshMs } = props;
  const options: Partial<ListProps> = {
    ...(resource === undefined ? {} : { resource }),
    ...(filters ? { filters } : {}),
    ...(props.permanentFilter ? { filter: props.permanentFilter } : {}),
    ...(props.defaultFilter ? { filterDefaultValues: props.defaultFilter } : {}),
    ...(csv ? { exporter: exporterOf(csv) } : { exporter: false }),
    ...(refreshMs ? { queryOptions: { refetchInterval: refreshMs } } : {}),
  };
  return (
    <List
      {...options}
      title={title ?? false}
      perPage={props.perPage ?? 25}
      sort={{ field: props.sort ?? 'id', order: 'DESC' }}
      empty={false}
      error={<ListError />}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100, 200]} />}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
          {filters ? <FilterButton /> : null}
          {csv ? <ExportButton maxResults={5000} /> : null}
        </TopToolbar>
      }
      sx={{
        minWidth: 0,
        '& .RaList-main': { minWidth: 0 },
        // The negative margin of a switch would push it out of the list, which clips it.
        '& .MuiFormControlLabel-root': { ml: 0 },
        [`& .${WIDE}`]: { display: { xs: 'none', md: 'table-cell' } },
        '& .RaList-content': { overflowX: 'auto', minWidth: 0 },
      }}
    >
      {props.children}
    </List>
  );
}

/** In the place of the rows; the filters stay, because one of them may have been refused. */
function ListError() {
  const { error, refetch } = useListContext();
  return <QueryError message={error?.message ?? ''} onRetry={() => void refetch()} />;
}

function exporterOf(columns: readonly string[]) {
  return (records: RaRecord[], _related: unknown, _provider: unknown, resource?: string) => {
    const body = formatCsv(records, columns);
    saveFile({ name: `${resource ?? 'list'}.csv`, type: 'text/csv;charset=utf-8', body });
  };
}

/** The placeholder of an empty list. */
export function EmptyList({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {children ?? text('ra.navigation.no_results')}
      </Typography>
    </Box>
  );
}
