// Which files a file imports, where an entry point stands for the files that it passes on.
import type { ModuleExportName, Node } from 'oxc-parser';
import { entryPointOf, targetOf } from './places.ts';
import { walk, type Source } from './source.ts';

/** Everything that a module exports. */
const ALL = '*';

interface Import {
  readonly from: string;
  readonly name: string;
}

/** A function that lists the files in which the names that a file imports are declared. */
export function importedFiles(sources: readonly Source[]): (path: string) => ReadonlySet<string> {
  const files = new Map(sources.map((source) => [source.path, source]));
  const entries = packageEntries(sources);
  const targetFile = (path: string, from: string): string | undefined => {
    const target = targetOf(path, from) ?? entries.get(from);
    return target !== undefined && files.has(target) ? target : undefined;
  };

  /** The files that declare a name of a module: others than the module for an entry point. */
  const declaring = (path: string, name: string): readonly string[] => {
    const source = files.get(path);
    if (!source?.program || !isEntryPoint(path)) return [path];
    const found = source.program.body.flatMap((node) => passedOn(path, node, name));
    return found.length > 0 ? found : [path];
  };

  const passedOn = (path: string, node: Node, name: string): readonly string[] => {
    if (node.type === 'ExportAllDeclaration') {
      const target = targetFile(path, node.source.value);
      if (target === undefined) return [];
      return name === ALL || exportsName(target, name) ? declaring(target, name) : [];
    }
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
    const target = targetFile(path, node.source.value);
    if (target === undefined) return [];
    return node.specifiers
      .filter(({ exported }) => name === ALL || nameOf(exported) === name)
      .flatMap(({ local }) => declaring(target, nameOf(local)));
  };

  const exportsName = (path: string, name: string): boolean =>
    (files.get(path)?.program?.body ?? []).some((node) => {
      if (node.type === 'ExportAllDeclaration') {
        const target = targetFile(path, node.source.value);
        return target !== undefined && exportsName(target, name);
      }
      return node.type === 'ExportNamedDeclaration' && exportedNames(node).includes(name);
    });

  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const source = files.get(path);
    const imported =
      known.get(path) ??
      new Set(
        (source ? importsByName(source) : []).flatMap(({ from, name }) => {
          const target = targetFile(path, from);
          return target === undefined ? [] : declaring(target, name);
        }),
      );
    known.set(path, imported);
    return imported;
  };
}

function isEntryPoint(path: string): boolean {
  return path.endsWith('/index.ts');
}

/** The file of each entry point that the package.json files export, by its specifier. */
function packageEntries(sources: readonly Source[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { path, text } of sources) {
    const folder = /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const { name, exports = {} } = JSON.parse(text) as Manifest;
    const named = typeof exports === 'string' ? { '.': exports } : exports;
    for (const [entry, file] of Object.entries(named)) {
      const specifier = `${name}${entry.slice(1)}`;
      if (entryPointOf(specifier)) entries.set(specifier, `${folder}/${file.replace('./', '')}`);
    }
  }
  return entries;
}

interface Manifest {
  readonly name: string;
  readonly exports?: string | Readonly<Record<string, string>>;
}

function importsByName({ program }: Source): readonly Import[] {
  const found: Import[] = [];
  walk(program ?? {}, (node) => {
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      if (node.specifiers.length === 0) found.push({ from, name: ALL });
      for (const one of node.specifiers) {
        found.push({ from, name: one.type === 'ImportSpecifier' ? nameOf(one.imported) : ALL });
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const from = node.source.value;
      for (const { local } of node.specifiers) found.push({ from, name: nameOf(local) });
    } else if (node.type === 'ExportAllDeclaration') {
      found.push({ from: node.source.value, name: ALL });
    } else if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      found.push({ from: String(node.source.value), name: ALL });
    }
  });
  return found;
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** The names that an export statement declares or passes on. */
function exportedNames(node: Extract<Node, { type: 'ExportNamedDeclaration' }>): string[] {
  const passed = node.specifiers.map(({ exported }) => nameOf(exported));
  const declared = node.declaration;
  if (!declared) return passed;
  if (declared.type === 'VariableDeclaration') {
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}
