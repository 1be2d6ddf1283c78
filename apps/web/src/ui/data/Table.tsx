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
  /**
   * Where the cell stands on a phone, in a row of two lines. If no column says it, each row is a
   * card with a line for each cell.
   */
  readonly phone?: PhonePlace;
  /** Shown on a phone only. */
  readonly phoneOnly?: boolean;
}

/**
 * The first line has the title and the figure, the second what opens the row, a note and the state;
 * `more` is a line of its own.
 */
export type PhonePlace = 'title' | 'figure' | 'open' | 'note' | 'state' | 'more' | 'hidden';

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

/** A table that becomes a list on a phone: of rows with two lines, or of cards. */
export function Table<Row>({ caption, columns, rows, keyOf, empty, totals }: TableProps<Row>) {
  if (rows === undefined) return <SkeletonRows />;
  if (rows.length === 0) return <>{empty}</>;
  const isCompact = columns.some(({ phone }) => phone !== undefined);
  const cellClass = isCompact ? rowCellClass : cardCellClass;
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
                className={clsx(
                  'px-4 py-3 font-medium',
                  column.figures === true && 'text-right',
                  column.phoneOnly === true && 'md:hidden',
                )}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isCompact ? listClass : 'max-md:flex max-md:flex-col max-md:gap-2'}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={isCompact ? twoLinesClass : cardClass}>
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
            <tr className={cardClass}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-name={column.name}
                  className={clsx(
                    cardCellClass(column),
                    totals[column.key] === undefined && 'max-md:hidden!',
                    column.figures !== true && 'max-md:before:hidden',
                  )}
                >
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

const cardClass = clsx(
  'border-t border-line max-md:block max-md:rounded-lg max-md:border max-md:bg-surface-2 max-md:p-3',
  'md:hover:bg-surface-2/60',
);

const listClass =
  'max-md:block max-md:overflow-hidden max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface-2';
const twoLinesClass = clsx(
  'border-t border-line max-md:relative max-md:grid max-md:items-baseline max-md:gap-x-2 max-md:gap-y-0.5',
  'max-md:grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-2.5 max-md:first:border-t-0',
  'md:hover:bg-surface-2/60',
);

type CellColumn = Pick<Column<never>, 'figures' | 'phone' | 'phoneOnly' | 'wideOnly'>;

const PLACES: Readonly<Record<PhonePlace, string>> = {
  title:
    'max-md:col-span-2 max-md:col-start-1 max-md:row-start-1 max-md:truncate max-md:font-medium',
  figure: 'max-md:col-start-3 max-md:row-start-1 max-md:text-right max-md:font-semibold',
  open: clsx(
    'max-md:col-start-1 max-md:row-start-2 max-md:truncate max-md:text-xs max-md:text-ink-3',
    // The press area of the button is the row.
    'max-md:[&_button]:static max-md:[&_button]:min-h-0 max-md:[&_button]:border-0 max-md:[&_button]:p-0',
    'max-md:[&_button]:bg-transparent',
    'max-md:[&_button]:text-xs max-md:[&_button]:font-normal max-md:[&_button]:text-ink-3',
    'max-md:[&_button]:after:absolute max-md:[&_button]:after:inset-0',
  ),
  note: 'max-md:col-start-2 max-md:row-start-2 max-md:truncate max-md:text-xs max-md:text-ink-3',
  state: clsx(
    'max-md:col-start-3 max-md:row-start-2 max-md:text-right max-md:text-xs max-md:text-ink-3',
    'max-md:[&>span]:bg-transparent max-md:[&>span]:p-0',
  ),
  more: 'max-md:col-span-3 max-md:col-start-1 max-md:text-xs max-md:text-ink-3',
  hidden: 'max-md:hidden',
};

function rowCellClass({ figures, phone = 'hidden', phoneOnly }: CellColumn): string {
  return clsx(
    'md:px-4 md:py-3',
    figures === true && 'figures md:text-right',
    phoneOnly === true && 'md:hidden',
    PLACES[phone],
  );
}

function cardCellClass({ figures, phoneOnly, wideOnly }: CellColumn): string {
  return clsx(
    'px-4 py-3 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-1 max-md:py-1',
    'max-md:before:shrink-0 max-md:before:text-ink-3 max-md:before:content-[attr(data-name)]',
    figures === true && 'figures md:text-right',
    wideOnly === true && 'max-md:hidden!',
    phoneOnly === true && 'md:hidden',
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
