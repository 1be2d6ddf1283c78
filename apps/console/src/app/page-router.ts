import { useCallback, useContext } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

const { useLocation, useNavigate: useAnyNavigate } = reactRouterProvider;

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/**
 * The router of react-admin, in which a change of the search part is a change of the page that asks
 * for it. A list asks half a second after its filter was given, also when another page has been
 * opened that is not rendered yet: the operator would be thrown back.
 */
export const pageRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useAnyNavigate();
    const { pathname } = useLocation();
    // The location of a hook is that of the page that is rendered; the router's is the present one.
    const router = useContext(DataRouterContext)?.router;
    return useCallback<Navigate>(
      (to, options) => {
        const isOfThisPage = typeof to === 'object' && to.pathname === undefined;
        const isLate = router !== undefined && router.state.location.pathname !== pathname;
        if (!(isOfThisPage && isLate)) navigate(to, options);
      },
      [navigate, router, pathname],
    );
  },
};
