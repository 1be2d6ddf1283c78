import type { AppContext } from '../app-context.ts';

const addresses = new WeakMap<AppContext, string>();

/** Notes where this process serves the site. */
export function noteOwnAddress(app: AppContext, port: number): void {
  const { host, tls, publicOrigin } = app.config;
  // A certificate is of the public name.
  if (tls !== undefined) return void addresses.set(app, publicOrigin);
  const isAnywhere = host === '0.0.0.0' || host === '::' || host === '';
  addresses.set(app, `http://${isAnywhere ? '127.0.0.1' : host}:${port}`);
}

/** Where this process serves the site, for requests to itself; the public origin before it does. */
export function ownAddress(app: AppContext): string {
  return addresses.get(app) ?? app.config.publicOrigin;
}
