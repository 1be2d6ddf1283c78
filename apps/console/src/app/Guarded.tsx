import type { ComponentType } from 'react';
import { AccessDenied } from 'react-admin';
import { mayRead } from './rights.ts';
import { useSession } from './session.ts';

interface GuardedProps {
  readonly resource: string;
  readonly page: ComponentType;
}

/** A page for who may see it; nothing while that is not known yet. */
export function Guarded({ resource, page: Page }: GuardedProps) {
  const { standing } = useSession();
  if (standing === undefined) return null;
  return mayRead(resource, standing.rights) ? <Page /> : <AccessDenied />;
}
