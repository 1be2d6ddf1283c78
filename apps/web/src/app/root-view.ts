/** The root view: the product, or a page that replaces it. */
export type RootViewName = 'site' | 'maintenance' | 'region';

/** By system status: 0 normal, 1 maintenance, 2 region restriction (product.md section 2). */
export function rootViewOf(status: number | undefined): RootViewName {
  if (status === 1) return 'maintenance';
  return status === 2 ? 'region' : 'site';
}
