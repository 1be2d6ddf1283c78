import type { ListResult } from './resource-calls.ts';

/**
 * A result as react-admin takes it. Without a total it takes every page for a full one, so the last
 * page of a list by cursor says how many rows there are; `before` counts those of earlier pages.
 */
export function listedPage({ data, total, cursor }: ListResult, before: number) {
  const isLast = cursor === null && (data.length > 0 || before === 0);
  const known = total ?? (isLast ? before + data.length : undefined);
  if (known === undefined) {
    return { data: [...data], pageInfo: { hasNextPage: cursor !== null } };
  }
  return { data: [...data], total: known };
}
