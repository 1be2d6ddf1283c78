import { useState } from 'react';

/** The filters of a list and its page, which begins again with each change of a filter. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [page, setPage] = useState(0);
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>,
  );
  const set = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setPage(0);
  };
  /** A filter as a call takes it; absent where nothing is chosen. */
  const asked = Object.fromEntries(
    Object.entries<string>(values).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  ) as Partial<Record<Name, string>>;
  return { page, setPage, values, set, asked };
}
