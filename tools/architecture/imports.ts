// Rules about imports: between parts, areas of the server, modules and their entry points, and of
// the ledger.
import { isBuiltin } from 'node:module';
import { LEDGER_MODULES, MODULES, PARTS, SERVER_AREAS } from '../../architecture.ts';
import { entryPointOf, partOf, serverPlace, targetOf, type ServerPlace } from './places.ts';
import { findingAt, importsOf, isTest, type Finding, type Source } from './source.ts';

/** An import between parts must be listed in PARTS, and must use the package's name. */
export function parts(source: Source): Finding[] {
  const own = partOf(source.path);
  if (own === undefined) return [];
  const part = PARTS[own];
  return importsOf(source).flatMap(({ from, at }) => {
    const entry = entryPointOf(from);
    if (entry && entry.part !== own) {
      const may = part?.mayImport ?? [];
      if (may.includes(entry.part) || may.includes(`${entry.part}/${entry.entry}`)) return [];
      return [findingAt(source, at, `${own} may not import ${from} (architecture.ts)`)];
    }
    const target = targetOf(source.path, from);
    const other = target === undefined ? undefined : partOf(target);
    if (target === undefined || other === own) return [];
    if (other === undefined && (part?.mayImportSources || isTest(source.path))) return [];
    if (other !== undefined && part?.mayImportSources && part.mayImport.includes(other)) return [];
    const forTests = part?.testsMayImport ?? [];
    if (other !== undefined && isTest(source.path) && forTests.includes(other)) return [];
    return [findingAt(source, at, `${own} reaches ${target} past the entry point of its package`)];
  });
}

/**
 * The pure packages import no other package than those of `mayUse`, and the browser's apps nothing
 * from Node.
 */
export function purity(source: Source): Finding[] {
  const part = PARTS[partOf(source.path) ?? ''];
  if (!part || (!part.pure && !part.browser) || isTest(source.path)) return [];
  if (!source.path.startsWith(`${part.path}/src/`)) return [];
  return importsOf(source)
    .filter(({ from }) => {
      if (isBuiltin(from)) return true;
      if (part.pure !== true || from.startsWith('.') || from.startsWith('@fairhouse/'))
        return false;
      return !(part.mayUse ?? []).some((name) => from === name || from.startsWith(`${name}/`));
    })
    .map(({ from, at }) => findingAt(source, at, `${part.path} may not import ${from}`));
}

/** Areas of the server import each other only as SERVER_AREAS allows. */
export function areas(source: Source): Finding[] {
  const here = serverPlace(source.path);
  if (!here || isTest(source.path)) return [];
  if (!(here.area in SERVER_AREAS)) {
    return [findingAt(source, 0, `the area ${here.area} is not in architecture.ts`)];
  }
  return serverImports(source).flatMap(({ target, at }) => {
    const may = SERVER_AREAS[here.area] ?? [];
    if (target.area === here.area || may.includes(target.area)) return [];
    return [findingAt(source, at, `${here.area} may not import ${target.area} (architecture.ts)`)];
  });
}

/** A module is imported through its `index.ts`, by the demo too; http imports its `calls.ts`. */
export function entryPoints(source: Source): Finding[] {
  const here = serverPlace(source.path);
  if (!here && partOf(source.path) !== 'demo') return [];
  return serverImports(source).flatMap(({ target, at }) => {
    if (target.area !== 'modules' || target.module === here?.module) return [];
    if (target.inside === 'index.ts') return [];
    const binds = here?.area === 'http' || here?.area === 'main';
    if (target.inside === 'calls.ts' && (binds || isTest(source.path))) return [];
    const entry = `modules/${target.module}/index.ts`;
    return [findingAt(source, at, `${target.inside} is internal: import ${entry}`)];
  });
}

/** A module imports another only as MODULES allows. */
export function moduleImports(source: Source): Finding[] {
  const here = serverPlace(source.path);
  if (!here?.module || isTest(source.path)) return [];
  const may = MODULES[here.module];
  if (!may) return [findingAt(source, 0, `the module ${here.module} is not in architecture.ts`)];
  return serverImports(source).flatMap(({ target, at }) => {
    if (!target.module || target.module === here.module || may.includes(target.module)) return [];
    const says = `${here.module} may not import ${target.module} (architecture.ts)`;
    return [findingAt(source, at, says)];
  });
}

/** The imports between modules have no cycle. */
export function moduleCycles(sources: readonly Source[]): Finding[] {
  const lines = new Map<string, Map<string, Finding>>();
  for (const source of sources) {
    const here = serverPlace(source.path)?.module;
    if (here === undefined || isTest(source.path)) continue;
    for (const { target, at } of serverImports(source)) {
      if (!target.module || target.module === here) continue;
      const says = `a cycle of modules: ${here} and ${target.module} import each other`;
      const from = lines.get(here) ?? new Map<string, Finding>();
      lines.set(here, from.set(target.module, findingAt(source, at, says)));
    }
  }
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(lines.get(from)?.keys() ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...lines].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reaches(to, from, new Set())).map(([, finding]) => finding),
  );
}

/** Only modules in which money moves import the ledger. */
export function ledgerImports(source: Source): Finding[] {
  const here = serverPlace(source.path);
  if (!here?.module || isTest(source.path) || LEDGER_MODULES.includes(here.module)) return [];
  return importsOf(source)
    .filter(({ from }) => entryPointOf(from)?.part === 'ledger')
    .map(({ at }) => findingAt(source, at, `${here.module} does not move money (architecture.ts)`));
}

/** A store declares what it stores; the call table is the shape of requests and answers. */
export function storeImports(source: Source): Finding[] {
  const here = serverPlace(source.path);
  if (!here?.module || isTest(source.path)) return [];
  if (!/(^|[-/])store(\.ts$|\/)/.test(here.inside)) return [];
  return importsOf(source)
    .filter(({ from }) => entryPointOf(from)?.part === 'calls')
    .map(({ from, at }) => findingAt(source, at, `a store may not import ${from}`));
}

function serverImports(source: Source): { target: ServerPlace; at: number }[] {
  return importsOf(source).flatMap(({ from, at }) => {
    const path = targetOf(source.path, from);
    const target = path === undefined ? undefined : serverPlace(path);
    return target ? [{ target, at }] : [];
  });
}
