// Replaces Vite's preload helper with the site's own part loader.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Vite's dynamic import expression with its preload helper and the callback behind it. */
const IMPORT_WITH_HELPER = new RegExp(
  String.raw`(__vitePreload(?:\$\d+)?\((?:async )?)\(\)` +
    String.raw`( => (?:\{\s*const \{[^}]*\} = await )?)import\(("[^"]+")\)`,
  'g',
);
const IMPORT = /\bimport\("/g;

/** The part loader's module, for the build to bundle. */
const LOADER = join(import.meta.dirname, 'src/parts/load-part.ts');

export function retryParts(): Plugin {
  return {
    name: 'retry-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER
        ? `import { openLoadPart } from ${JSON.stringify(LOADER)};
export const __vitePreload = openLoadPart((address) => import(/* @vite-ignore */ address));`
        : undefined,
    // An expression may take an export from the module by name, so the loader passes the module of
    // the new address to the same expression.
    renderChunk(code) {
      const asked = [...code.matchAll(IMPORT_WITH_HELPER)].length;
      if (asked !== [...code.matchAll(IMPORT)].length) this.error('A part would not be retried.');
      if (asked === 0) return null;
      return code.replaceAll(IMPORT_WITH_HELPER, '$1(moved)$2(moved ?? import($3))');
    },
  };
}

/** The files of a part, its own file first: Vite lists none for a part without further imports. */
export function withPart(
  part: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || files.includes(part) ? files : [part, ...files];
}
