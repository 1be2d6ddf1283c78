import type { ReactNode } from 'react';
import { Panel } from '../Panel.tsx';
import type { FailingQuery } from '../QueryError.tsx';
import { DataTable, type ColumnSpec } from './DataTable.tsx';
import { Pager } from './Pager.tsx';
import { SaveRows } from './SaveRows.tsx';

/** A list with the page that is shown, and the query of that page. */
export interface Pages<Data> {
  readonly query: FailingQuery & { readonly data: Data | undefined };
  readonly list: { readonly resource: string; readonly filter: object };
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

interface PagedPanelProps<Row> {
  readonly title: string;
  readonly pages: Pages<{ readonly list: readonly Row[]; readonly total: number }>;
  /** The columns of the file, such as `totals.prize`. */
  readonly csv: readonly string[];
  readonly keyOf: (row: Row) => string;
  readonly empty: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly onRow?: (row: Row) => void;
  /** What stands above the rows. */
  readonly head?: ReactNode;
  /** What stands below them, such as the dialog of an act. */
  readonly children?: ReactNode;
}

/** A panel with a list that is read page by page, and saved whole as a file. */
export function PagedPanel<Row>(props: PagedPanelProps<Row>) {
  const { title, pages, csv, keyOf, empty, columns, onRow, head, children } = props;
  const { query, list, page, pageSize, onPage } = pages;
  const total = query.data?.total;
  return (
    <Panel title={title} actions={<SaveRows {...list} total={total} fields={csv} />}>
      {head}
      <DataTable<Row>
        label={title}
        rows={query.data?.list}
        query={query}
        keyOf={keyOf}
        empty={empty}
        columns={columns}
        {...(onRow ? { onRow } : {})}
      />
      <Pager total={total} page={page} pageSize={pageSize} onPage={onPage} />
      {children}
    </Panel>
  );
}
