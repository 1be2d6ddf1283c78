import clsx from 'clsx';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../forms/Button.tsx';
import { saveFile, toCsv } from './csv.ts';
import { SkeletonRows } from '../layout/Skeleton.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell as plain text for the CSV file; a column without one is left out of it. */
  readonly text?: (row: Row) => string;
  /** Aligned to the end of the cell, for figures. */
  readonly figures?: boolean;
  /** Hidden on a phone, where each row is a card. */
  readonly wideOnly?: boolean;
}

interface TableProps<Row> {
  /** The caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** Shown in place of rows if there are none; an `EmptyState`. */
  readonly empty: ReactNode;
  /** A last row of totals: a cell for each column key. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
}

/** A table that becomes a list of cards on a phone. */
export function Table<Row>({ caption, columns, rows, keyOf, empty, totals }: TableProps<Row>) {
  if (rows === undefined) return <SkeletonRows />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div className="overflow-x-auto md:rounded-lg md:border md:border-line">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface-2 text-left text-xs text-ink-3 max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx('px-4 py-3 font-medium', column.figures === true && 'text-right')}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-2">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={rowClass}>
              {columns.map((column) => (
                <td key={column.key} data-name={column.name} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals !== undefined && (
          <tfoot className="font-semibold max-md:mt-2 max-md:block">
            <tr className={rowClass}>
              {columns.map((column) => (
                <td key={column.key} data-name={column.name} className={cellClass(column)}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const rowClass = clsx(
  'border-t border-line max-md:block max-md:rounded-lg max-md:border max-md:bg-surface-2 max-md:p-3',
  'md:hover:bg-surface-2/60',
);

function cellClass(column: { readonly figures?: boolean; readonly wideOnly?: boolean }): string {
  return clsx(
    'px-4 py-3 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-1 max-md:py-1',
    'max-md:before:shrink-0 max-md:before:text-ink-3 max-md:before:content-[attr(data-name)]',
    column.figures === true && 'figures md:text-right',
    column.wideOnly === true && 'max-md:hidden!',
  );
}

interface CsvButtonProps<Row> {
  /** Without the extension. */
  readonly fileName: string;
  readonly columns: readonly Column<Row>[];
  /** Loads all rows of the filter. */
  readonly load: () => Promise<readonly Row[]>;
}

/** Saves the rows of a filter as a CSV file. */
export function CsvButton<Row>({ fileName, columns, load }: CsvButtonProps<Row>) {
  const t = useTexts('ui');
  const save = async () => {
    const rows = await load();
    const named = columns.filter((column) => column.text !== undefined);
    const lines = rows.map((row) => named.map((column) => column.text?.(row) ?? ''));
    saveFile(`${fileName}.csv`, toCsv([named.map((column) => column.name), ...lines]));
  };
  return (
    <Button look="outline" icon={<Download aria-hidden size={16} />} onClick={() => void save()}>
      {t('csv')}
    </Button>
  );
}
