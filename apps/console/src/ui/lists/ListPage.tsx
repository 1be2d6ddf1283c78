// A list page of the console: saved filters, paging, CSV export and refetching.
import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  FilterButton,
  HttpError,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  type ListProps,
} from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { isTransient } from '../is-transient.ts';
import { QueryError } from '../QueryError.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RowClicks } from './RowLink.tsx';
import { WIDE } from './wide-column.ts';

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
  /** The fields of the CSV file, such as `totals.prize`; without them there is none. */
  readonly csv?: readonly string[];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page itself shows an error; react-admin's own notification would come at each refresh. */
function ignore(): void {
  return undefined;
}

export function ListPage(props: ListPageProps) {
  const { title, resource, filters, csv, actions, refreshMs } = props;
  const options: Partial<ListProps> = {
    ...(resource === undefined ? {} : { resource }),
    ...(filters ? { filters } : {}),
    ...(props.permanentFilter ? { filter: props.permanentFilter } : {}),
    ...(props.defaultFilter ? { filterDefaultValues: props.defaultFilter } : {}),
    exporter: false,
    queryOptions: { onError: ignore, ...(refreshMs ? { refetchInterval: refreshMs } : {}) },
  };
  return (
    <List
      {...options}
      title={title ?? false}
      perPage={props.perPage ?? 25}
      sort={{ field: props.sort ?? 'id', order: 'DESC' }}
      empty={false}
      error={false}
      pagination={<PagesOfRows />}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
          {filters ? <FilterButton /> : null}
          {csv ? <ExportButton fields={csv} /> : null}
        </TopToolbar>
      }
      sx={{
        minWidth: 0,
        '& .RaList-main': { minWidth: 0 },
        // Text, choice and switch stand on one line, whatever margin each brings along.
        '& .filter-field .MuiFormControl-root, & .filter-field .MuiFormGroup-root': {
          mt: 1,
          mb: 0.5,
        },
        '& .filter-field .MuiFormGroup-root': { minHeight: 37, justifyContent: 'center' },
        // The negative margin of a switch would push it out of the list, which clips it.
        '& .MuiFormControlLabel-root': { ml: 0 },
        [`& .${WIDE}`]: { display: { xs: 'none', md: 'table-cell' } },
        '& .RaList-content': { overflowX: 'auto', minWidth: 0 },
      }}
    >
      <Rows filters={filters ?? []}>{props.children}</Rows>
    </List>
  );
}

/**
 * The rows, or a refusal in their place; the filters stay, because one of them may have been
 * refused. Rows that were read stay while a refresh fails in passing.
 */
function Rows({ filters, children }: RowsProps) {
  const { refetch } = useListContext();
  const error = useListError();
  if (error === undefined) return <RowClicks>{children}</RowClicks>;
  return <QueryError message={messageOf(error, filters)} onRetry={() => void refetch()} />;
}

interface RowsProps {
  readonly filters: readonly ReactElement[];
  readonly children: ReactNode;
}

/** A refused list has no pages, though react-admin still has the number of its last rows. */
function PagesOfRows() {
  return useListError() === undefined ? (
    <Pagination rowsPerPageOptions={[25, 50, 100, 200]} />
  ) : null;
}

function useListError(): Error | undefined {
  const { data, error } = useListContext();
  const isShown = !error || (data !== undefined && isTransient(error));
  return isShown ? undefined : (error as Error);
}

/** What is wrong with each filter that was refused, or with the whole list. */
function messageOf(error: Error, filters: readonly ReactElement[]): string {
  const fields = findFields(error);
  const refused = filters.flatMap(({ props }) => {
    const { source, label } = props as { readonly source: string; readonly label: string };
    return fields[source] === undefined ? [] : [`${label}: ${fields[source]}`];
  });
  return refused.length > 0 ? refused.join(' ') : error.message;
}

function findFields(error: Error): Readonly<Record<string, string>> {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { readonly fields?: Readonly<Record<string, string>> } | undefined)?.fields ?? {};
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
