import type { ComponentType } from 'react';
import { AccessDenied } from 'react-admin';
import { mayRead } from './rights.ts';
import { useSession } from '../calls/session.ts';

interface GuardedPageProps {
  readonly resource: string;
  readonly page: ComponentType;
}

/** Renders a page for operators with the required right; renders nothing while the rights load. */
export function GuardedPage({ resource, page: Page }: GuardedPageProps) {
  const { standing } = useSession();
  if (standing === undefined) return null;
  return mayRead(resource, standing.rights) ? <Page /> : <AccessDenied />;
}
