// Puts the site's own loader of parts in the place of Vite's preload helper.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** How the build asks for a part, and what becomes of it. */
const ASKED = new RegExp(
  String.raw`(__vitePreload(?:\$\d+)?\((?:async )?)\(\)` +
    String.raw`( => (?:\{\s*const \{[^}]*\} = await )?)import\(("[^"]+")\)`,
  'g',
);
const IMPORT = /\bimport\("/g;

/** Where the loader is, for the build to bundle it. */
const LOADER = join(import.meta.dirname, 'src/app/navigation/load-part.ts');

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
    // What the part exports may be taken from the module by name, so the loader gives the module
    // of the new address to the same expression.
    renderChunk(code) {
      const asked = [...code.matchAll(ASKED)].length;
      if (asked !== [...code.matchAll(IMPORT)].length) this.error('A part would not be retried.');
      if (asked === 0) return null;
      return code.replaceAll(ASKED, '$1(moved)$2(moved ?? import($3))');
    },
  };
}

/** The files of a part, itself first: Vite names none for a part that imports nothing else. */
export function withPart(
  part: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || files.includes(part) ? files : [part, ...files];
}
