import { useState } from 'react';
import { reactRouterProvider, type RouterProvider, type RouterWrapperProps } from 'react-admin';
import { createHashRouter, RouterProvider as Routed } from 'react-router-dom';

type PageRouter = ReturnType<typeof createHashRouter>;

/**
 * The router of react-admin, with every navigation rendered at once. React Router renders in a
 * transition, which a busy page postpones. Until then the address and the page differ: a button
 * pressed meanwhile would add to the filters of before and lose the last one, and the filter of a
 * list, which is applied half a second after it was given, would replace the page just opened.
 */
export const pageRouter: RouterProvider = { ...reactRouterProvider, RouterWrapper };

function RouterWrapper({ basename, children }: RouterWrapperProps) {
  const [router] = useState(() => {
    const routes = [{ path: '*', element: children }];
    return renderAtOnce(createHashRouter(routes, basename === undefined ? {} : { basename }));
  });
  return <Routed router={router} />;
}

/**
 * A subscriber renders in a microtask, because an effect may navigate while React is rendering.
 * React Router itself drops the option `flushSync` of a navigation that loads no data.
 */
function renderAtOnce(router: PageRouter): PageRouter {
  const { subscribe } = router;
  router.subscribe = (subscriber) =>
    subscribe((state, options) => {
      queueMicrotask(() => subscriber(state, { ...options, flushSync: true }));
    });
  return router;
}
