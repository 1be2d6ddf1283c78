import type { PageProps } from '../../app/routes.ts';

export function PromotionPage({ path }: PageProps) {
  return <div className="page py-10">{path}</div>;
}
