import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './history.ts';
import { useAddress } from './use-address.ts';
import { preloadRoute } from './preload.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path from `urls.ts`. */
  readonly to: string;
}

/** A link inside the site: an anchor that navigates without reloading the page. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { path } = useAddress();
  const here = path === to.split(/[?#]/)[0] && !to.includes('?');
  const preload = () => preloadRoute(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a
      href={to}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={preload}
      {...(here ? { 'aria-current': 'page' as const } : {})}
      {...rest}
    >
      {children}
    </a>
  );
}

/** The browser handles a click that asks for a new tab or a download. */
function isPlainClick(event: MouseEvent): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !held;
}
