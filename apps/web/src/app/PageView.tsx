// Renders the page of the address. The old page stays until the code of the next one is loaded.
import { Suspense, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { useSite } from '../site/use-site.ts';
import { Frame } from './shell/Frame.tsx';
import {
  currentPlace,
  navigate,
  scrollPositionOf,
  subscribeHistory,
} from '../navigation/history.ts';
import { RenderedPlace } from '../navigation/use-address.ts';
import { PageBoundary } from '../parts/PageBoundary.tsx';
import { redirectOf, routeOf, type Route } from './routes.ts';
import { scrollTargetOf } from '../navigation/scroll-target.ts';
import { currentSession, useSession } from '../session/session.ts';
import { Centres } from './shell/Centres.tsx';
import { closeModalById, openModal } from '../modals/modals.ts';
import { LazyModals } from './modals/LazyModals.tsx';
import { LazyGameHost } from './LazyGameHost.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

export function PageView() {
  const [place, setPlace] = useState(currentPlace);
  const [pending, startTransition] = useTransition();
  useEffect(() => subscribeHistory(() => startTransition(() => setPlace(currentPlace()))), []);
  const { path, hash } = place.address;
  const route = routeOf(path);
  const { Part } = route.page;
  useRedirect(path);
  useLayoutEffect(() => {
    const target = scrollTargetOf(place, scrollPositionOf(place.key));
    if (target === undefined) return;
    if ('id' in target) document.getElementById(target.id)?.scrollIntoView();
    else window.scrollTo(0, target.top);
  }, [place]);
  useModalOf(route, place.key);
  return (
    <RenderedPlace value={place}>
      <Frame frame={route.frame} pending={pending}>
        <LazyGameHost />
        <Centres>
          <PageBoundary resetKeys={[path, hash]}>
            <Suspense fallback={<PageSkeleton />}>
              <Part path={path} />
            </Suspense>
          </PageBoundary>
        </Centres>
      </Frame>
      <LazyModals />
    </RenderedPlace>
  );
}

/** Opens a page's own dialog for visitors, and closes it when the page is left. */
function useModalOf({ modal }: Route, key: string): void {
  useEffect(() => {
    if (modal === undefined || currentSession() !== undefined) return undefined;
    const id = openModal(modal, {});
    return () => closeModalById(id);
  }, [modal, key]);
}

/** Redirects visitors to the login page where the merchant shows nothing before login. */
function useRedirect(path: string): void {
  const site = useSite();
  const session = useSession();
  const to = redirectOf(path, {
    loginedToHomePage: site?.features.loginedToHomePage ?? false,
    hasSession: session !== undefined,
  });
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true });
  }, [to]);
}
