import type { PageProps } from '../../app/routes.ts';

export function JoinPage({ path }: PageProps) {
  return <div className="page py-10">{path}</div>;
}
