// The site's own part loader; the build uses it in place of Vite's preload helper.
import { isMissingModule } from './missing-module.ts';
import { createPartLoader, type LoadPart } from './part-loader.ts';

/** The native `import()`, passed in by the build: no bundler analyses its argument. */
export function openLoadPart(importModule: (address: string) => Promise<unknown>): LoadPart {
  const linked = new Map<string, Promise<void>>();
  return createPartLoader({
    importModule,
    isMissing: isMissingModule,
    preloadModule: (address) => {
      if (findLink(address) === undefined) appendLink(address, 'modulepreload');
    },
    loadStylesheet: (address) => {
      const known = linked.get(address);
      if (known !== undefined) return known;
      const made = findLink(address) === undefined ? loadLink(address) : Promise.resolve();
      linked.set(address, made);
      made.catch(() => linked.delete(address));
      return made;
    },
  });
}

/**
 * A stylesheet that fails to load leaves no link element behind, so that a retry creates a new one.
 */
function loadLink(address: string): Promise<void> {
  const link = appendLink(address, 'stylesheet');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    });
  });
}

function findLink(address: string): HTMLLinkElement | undefined {
  const { href } = new URL(address, location.href);
  return [...document.getElementsByTagName('link')].find((link) => link.href === href);
}

function appendLink(address: string, rel: 'modulepreload' | 'stylesheet'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = address;
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? {};
  if (nonce) link.nonce = nonce;
  document.head.append(link);
  return link;
}
