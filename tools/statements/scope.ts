// What a part of a statement sees: the tables around it and what is known of their columns.
import type { Node } from 'libpg-query';

export interface Column {
  readonly name: string;
  readonly nullable: boolean;
}

/** A table, view, subquery or function in FROM. */
export interface Source {
  readonly alias: string;
  readonly columns: readonly Column[];
}

export interface Scope {
  readonly sources: readonly Source[];
  /** What surrounds a subquery. */
  readonly outer: Scope | undefined;
  /** `alias.column` of columns that a condition excludes null for. */
  readonly notNull: ReadonlySet<string>;
  /** In groups an aggregate has at least one row. */
  readonly grouped: boolean;
  /** The columns of a subquery. */
  readonly query: (node: Node, scope: Scope) => readonly Column[];
  /** Whether a function of this project can be null; undefined if its body cannot be read. */
  readonly call: (name: string, isArgumentNullable: boolean) => boolean | undefined;
}
