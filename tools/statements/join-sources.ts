// The columns of joined sources, and what conditions add to them.
import type { Node } from 'libpg-query';
import { knownNotNull } from './known-not-null.ts';
import type { Column, Scope, Source } from './scope.ts';

/** A column that a join uses has the value of the side that has a row. */
export function merged(
  names: readonly Node[],
  left: readonly Source[],
  right: readonly Source[],
): Source {
  const columns = [...left, ...right].flatMap((each) => each.columns);
  return {
    alias: '',
    columns: names.flatMap((each) => {
      const name = 'String' in each ? (each.String.sval ?? '') : '';
      const both = columns.filter((column) => column.name === name);
      return { name, nullable: both.some(({ nullable }) => nullable) };
    }),
  };
}

export function optional(source: Source): Source {
  return {
    alias: source.alias,
    columns: source.columns.map(({ name }) => ({ name, nullable: true })),
  };
}

export function renamed(columns: readonly Column[], names: readonly Node[] | undefined): Column[] {
  return columns.map((column, index) => {
    const name = names?.[index];
    return name !== undefined && 'String' in name
      ? { ...column, name: name.String.sval ?? '' }
      : column;
  });
}

/** The scope in which what a condition excludes is not null. */
export function narrowed(scope: Scope, condition: Node | undefined): Scope {
  return { ...scope, notNull: new Set(knownNotNull(condition, scope)) };
}

/** Columns of an inner join that its condition compares are not null after it. */
export function narrow(
  scope: Scope,
  condition: Node | undefined,
  sources: readonly Source[],
): void {
  const known = new Set(knownNotNull(condition, scope));
  for (const source of sources) {
    for (const [index, column] of source.columns.entries()) {
      if (known.has(`${source.alias}.${column.name}`)) {
        (source.columns as Column[])[index] = { ...column, nullable: false };
      }
    }
  }
}
