// Resolves paths and imports to parts, areas and modules.
import { posix } from 'node:path';
import { PARTS, ROOT_FILES } from '../../architecture.ts';

/** A place inside the server: its area and, for a module, the module's name. */
export interface ServerPlace {
  readonly area: string;
  readonly module: string | undefined;
  /** The path inside the module or the area. */
  readonly inside: string;
}

/** The part of a path; undefined for the files at the root. */
export function partOf(path: string): string | undefined {
  return Object.keys(PARTS).find((name) => path.startsWith(`${PARTS[name]?.path}/`));
}

/** The target of a relative import, from the root of the checkout. */
export function targetOf(path: string, from: string): string | undefined {
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : undefined;
}

/** The part and entry point that `@fairhouse/part/entry` names. */
export function entryPointOf(
  from: string,
): { readonly part: string; readonly entry: string } | undefined {
  const match = /^@fairhouse\/([^/]+)(?:\/(.+))?$/.exec(from);
  return match ? { part: match[1] ?? '', entry: match[2] ?? '.' } : undefined;
}

/** The place of a path in the server; undefined outside its sources. */
export function serverPlace(path: string): ServerPlace | undefined {
  const rest = /^apps\/server\/src\/(.+)$/.exec(path)?.[1];
  if (rest === undefined) return undefined;
  const [first = '', ...others] = rest.split('/');
  if (others.length === 0) {
    const area = ROOT_FILES.includes(first) ? 'root' : 'main';
    return { area, module: undefined, inside: first };
  }
  if (first !== 'modules') return { area: first, module: undefined, inside: others.join('/') };
  return { area: 'modules', module: others[0], inside: others.slice(1).join('/') };
}
