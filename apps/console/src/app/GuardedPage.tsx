import type { ComponentType } from 'react';
import { AccessDenied } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { presentAddress } from './present-address.ts';
import { mayRead } from './rights.ts';
import { useSession } from '../calls/session.ts';

interface GuardedPageProps {
  readonly resource: string;
  readonly page: ComponentType;
}

/** Renders a page for operators with the required right; renders nothing while the rights load. */
export function GuardedPage({ resource, page: Page }: GuardedPageProps) {
  const { standing } = useSession();
  const { pathname, search } = useLocation();
  if (standing === undefined) return null;
  const present = presentAddress(pathname, new URLSearchParams(search));
  if (present !== undefined) return <Navigate to={present} replace />;
  return mayRead(resource, standing.rights) ? <Page /> : <AccessDenied />;
}
