// What PostgreSQL says of the result of a statement, without running it.
import pg from 'pg';

export interface ResultColumn {
  readonly name: string;
  /** The oid of its type; of a domain, the type below it. */
  readonly type: number;
  /** The table and the column that it is taken from unchanged, or zeros. */
  readonly table: number;
  readonly column: number;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** The protocol below the driver's queries: its types do not name it. */
interface Connection {
  parse(statement: { text: string; name: string; types: [] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * The columns of a statement's result; none if it returns no rows. Rejects with PostgreSQL's own
 * error if the statement cannot be prepared.
 */
export function describeStatement(client: pg.Client, text: string): Promise<ResultColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: ResultColumn[] = [];
    const query = {
      submit: (connection: Connection) => {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: readonly Field[] }) => {
        columns = fields.map((field) => ({
          name: field.name,
          type: field.dataTypeID,
          table: field.tableID,
          column: field.columnID,
        }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(query as unknown as pg.Submittable);
  });
}
