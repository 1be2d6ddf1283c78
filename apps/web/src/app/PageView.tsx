// Draws the page of the address. The old page stays until the next one's code is there.
import { Suspense, useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { useSite } from '../features/settings/use-site.ts';
import { Frame } from './shell/Frame.tsx';
import { currentPlace, navigate, scrollOf, subscribeHistory } from './navigation/history.ts';
import { ShownPlace } from './navigation/use-place.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { redirectOf, routeOf, type Route } from './routes.ts';
import { scrollTargetOf } from './navigation/scroll-target.ts';
import { currentSession, useSession } from './session.ts';
import { Centres } from './shell/Centres.tsx';
import { closeModalById, openModal } from './modals/modals.ts';
import { LazyModals } from './modals/LazyModals.tsx';
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
    const target = scrollTargetOf(place, scrollOf(place.key));
    if (target === undefined) return;
    if ('id' in target) document.getElementById(target.id)?.scrollIntoView();
    else window.scrollTo(0, target.top);
  }, [place]);
  useModalOf(route, place.key);
  return (
    <ShownPlace value={place}>
      <Frame frame={route.frame} pending={pending}>
        <Centres>
          <PageBoundary resetKeys={[path, hash]}>
            <Suspense fallback={<PageSkeleton />}>
              <Part path={path} />
            </Suspense>
          </PageBoundary>
        </Centres>
      </Frame>
      <LazyModals />
    </ShownPlace>
  );
}

/** A page's own dialog opens for strangers, and goes with the page. */
function useModalOf({ modal }: Route, key: string): void {
  useEffect(() => {
    if (modal === undefined || currentSession() !== undefined) return undefined;
    const id = openModal(modal, {});
    return () => closeModalById(id);
  }, [modal, key]);
}

/** Sends a stranger to the login page where the merchant shows nothing before it. */
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
