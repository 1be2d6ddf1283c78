/** What the whole window shows: the product, or one page that stands in its place. */
export type RootViewName = 'site' | 'maintenance' | 'region';

/** By the system's status: 0 normal, 1 maintenance, 2 region restriction (product.md section 2). */
export function rootViewOf(status: number | undefined): RootViewName {
  if (status === 1) return 'maintenance';
  return status === 2 ? 'region' : 'site';
}
