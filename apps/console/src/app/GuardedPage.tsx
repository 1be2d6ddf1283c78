import { useEffect, useState, type ComponentType } from 'react';
import { AccessDenied } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { reloadStanding } from '../calls/load-standing.ts';
import { useSession } from '../calls/session.ts';
import { presentAddress } from './present-address.ts';
import { mayRead } from './rights.ts';

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
  return mayRead(resource, standing.rights) ? <Page /> : <Denied key={resource} />;
}

/** Reads the rights once more before a denial: one may have been given since they were read. */
function Denied() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void reloadStanding().finally(() => setAsked(true));
  }, []);
  return asked ? <AccessDenied /> : null;
}
