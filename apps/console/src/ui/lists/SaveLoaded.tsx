import { SaveRows } from './SaveRows.tsx';

/** A field of a row, or one inside of a field: `stakes.amount`. */
type FieldOf<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

interface SaveLoadedProps<Row> {
  /** What the rows are; names the file, and stands in the audit. */
  readonly list: string;
  /** Undefined while they are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly fields: readonly FieldOf<Row>[];
  /** What the list was asked for, such as its member. */
  readonly of?: Readonly<Record<string, string>>;
}

/** Saves the rows of a list that is loaded whole as CSV. */
export function SaveLoaded<Row extends object>(props: SaveLoadedProps<Row>) {
  const { list, rows, fields, of = {} } = props;
  return (
    <SaveRows resource={list} filter={of} rows={rows} total={rows?.length ?? 0} fields={fields} />
  );
}
