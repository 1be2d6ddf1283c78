// Rules about the sub-modules of a module of the server: a folder each, with `index.ts` as its
// entry point.
import { posix } from 'node:path';
import { serverPlace, targetOf } from './places.ts';
import { findingAt, importsOf, isTest, type Finding, type Source } from './source.ts';

/** Module -> sub-module -> the sub-modules of the same module that it may import. */
export type Submodules = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface SubmodulePlace {
  readonly module: string;
  /** Undefined for the files directly in the module's folder. */
  readonly submodule: string | undefined;
  readonly path: string;
  /** The path inside the sub-module. */
  readonly inside: string;
}

function placeOf(path: string, table: Submodules): SubmodulePlace | undefined {
  const place = serverPlace(path);
  if (!place?.module || !Object.hasOwn(table, place.module)) return undefined;
  const [first = '', ...rest] = place.inside.split('/');
  const submodule = rest.length === 0 ? undefined : first;
  return { module: place.module, submodule, path, inside: rest.join('/') };
}

/** A sub-module imports another through its `index.ts`, and only as the table allows. */
export function submoduleImports(sources: readonly Source[], table: Submodules): Finding[] {
  return sources.flatMap((source) => {
    const here = placeOf(source.path, table);
    if (!here || isTest(source.path)) return [];
    return importsOf(source).flatMap(({ from, at }) => {
      const path = targetOf(source.path, from);
      const target = path === undefined ? undefined : placeOf(path, table);
      if (target?.module !== here.module) return [];
      const says = violationOf(here, target, table[here.module]?.[here.submodule ?? ''] ?? []);
      return says === undefined ? [] : [findingAt(source, at, says)];
    });
  });
}

function violationOf(here: SubmodulePlace, target: SubmodulePlace, may: readonly string[]) {
  if (target.submodule === here.submodule) {
    const ownEntry = posix.join(posix.dirname(here.path), 'index.ts') === target.path;
    return ownEntry ? 'a file and its own index.ts would import each other' : undefined;
  }
  const [own, other] = [here.submodule, target.submodule];
  if (other === undefined) return `${own} may not import a file of its module's folder`;
  if (target.inside !== 'index.ts') return `${target.inside} is internal: import ${other}/index.ts`;
  if (own === undefined || may.includes(other)) return undefined;
  return `${here.module}/${own} may not import ${other} (architecture.ts)`;
}

/** The folders of a module are exactly its sub-modules, and each has an entry point. */
export function submoduleFolders(sources: readonly Source[], table: Submodules): Finding[] {
  const places = sources.flatMap((source) => placeOf(source.path, table) ?? []);
  return Object.entries(table).flatMap(([module, submodules]) => {
    const own = places.filter((place) => place.module === module && place.submodule !== 'testing');
    const unknown = own.filter(
      ({ submodule }) => submodule !== undefined && !Object.hasOwn(submodules, submodule),
    );
    const missing = Object.keys(submodules).filter(
      (name) => !own.some(({ submodule, inside }) => submodule === name && inside === 'index.ts'),
    );
    return [
      ...unknown.map(({ path, submodule }) => ({
        path,
        line: 1,
        says: `the sub-module ${module}/${submodule} is not in architecture.ts`,
      })),
      ...missing.map((name) => ({
        path: `apps/server/src/modules/${module}/${name}/index.ts`,
        line: 1,
        says: 'a sub-module of architecture.ts has no entry point',
      })),
    ];
  });
}
