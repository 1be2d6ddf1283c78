import type { PageProps } from '../../app/routes.ts';

export function CategoryPage({ path }: PageProps) {
  return <div className="page py-10">{path}</div>;
}
