import type { CallTable } from '../call.ts';
import type { Route, Routes } from './client.ts';

/** The part of a table that a client needs at run time, as plain data without schemas. */
export function routesOf<Table extends CallTable>(table: Table): Routes<Table> {
  const routes = Object.entries(table).map(([name, row]): [string, Route] => [
    name,
    {
      method: row.method,
      path: row.path,
      module: row.module,
      ...(row.sealed ? { sealed: row.sealed } : {}),
      ...(row.form ? { form: row.form } : {}),
      ...(row.picture ? { picture: row.picture } : {}),
      ...(row.idempotent ? { idempotent: row.idempotent } : {}),
      ...(row.file ? { file: row.file } : {}),
    },
  ]);
  return Object.fromEntries(routes) as Routes<Table>;
}
