import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { Loading } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { QueryError } from '../ui/QueryError.tsx';

/** A faster page shows no sign of its loading. */
const LOADING_AFTER_MS = 400;

/**
 * A page whose code is loaded when it is first opened: `lazyPage(() => import('./X.tsx'), (m) =>
 * m.X)`. If the code does not come, the page says so, and its button loads the console again: after
 * an update of the server the old code is no longer there.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): FunctionComponent {
  let loaded: ComponentType | undefined;
  return function LazyPage() {
    const text = useText();
    const [Page, setPage] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      // It may have been loaded since this was rendered: then nothing else would show it.
      const ready = loaded === undefined ? load().then(pick) : Promise.resolve(loaded);
      const show = (page: ComponentType) => {
        loaded = page;
        setPage(() => page);
      };
      ready.then(show, () => setHasFailed(true));
    }, []);
    if (Page !== undefined) return createElement(Page);
    if (!hasFailed) return <Loading timeout={LOADING_AFTER_MS} />;
    return <QueryError message={text('app.pageFailed')} onRetry={() => window.location.reload()} />;
  };
}
