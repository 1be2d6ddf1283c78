import { useListContext } from 'react-admin';
import { SaveRows } from './SaveRows.tsx';

/** Saves the rows of a `ListPage` with its filter as CSV. */
export function ExportButton({ fields }: { readonly fields: readonly string[] }) {
  const { resource, filter = {}, filterValues, sort, total } = useListContext();
  const whole = { ...(filterValues as object), ...(filter as object) };
  return <SaveRows resource={resource} filter={whole} sort={sort} total={total} fields={fields} />;
}
