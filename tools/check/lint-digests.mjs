// What the findings of type-aware lint in a file depend on, as one digest for each file.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';

const LINTED = /\.(tsx?|mjs)$/;
/** Versions, rules and compiler options; `exports` say which file a package's name means. */
const SETTINGS = /(^|\/)(package(-lock)?|tsconfig[\w.]*|\.oxlintrc)\.json$/;
/** A file like these gives types to files that do not import it. */
const AMBIENT_NAME = /\.d\.ts$/;
const AMBIENT_TEXT = /\bdeclare\s+(global|module)\b|\/\/\/\s*<reference/;
const MODULE_TEXT = /^\s*(import|export)\b/m;
/** Every text that may name a module: an import of any form names it by a literal. */
const NAMES = /(['"`])((?:\.{1,2}\/|@fairhouse\/)[^'"`\n]*)\1/g;

/**
 * The digest of each linted file: equal as long as nothing changes that its findings depend on.
 *
 * @param {ReadonlyMap<string, Buffer>} sources by path from the root, with forward slashes
 * @returns {Map<string, string>} hex, by path
 */
export function lintDigests(sources) {
  const common = createHash('sha256');
  const own = new Map();
  const imported = new Map();
  const entries = packageEntries(sources);
  for (const [path, bytes] of [...sources].toSorted(([a], [b]) => byText(a, b))) {
    const digest = hash(path, bytes);
    own.set(path, digest);
    if (!LINTED.test(path)) {
      if (SETTINGS.test(path)) common.update(digest);
      continue;
    }
    const text = bytes.toString();
    if (isAmbient(path, text)) common.update(digest);
    imported.set(path, namedFiles(path, text, sources, entries));
  }
  const shared = common.digest('hex');
  const closed = closedDigests(own, imported);
  return new Map([...imported.keys()].map((path) => [path, hash(shared, closed.get(path))]));
}

function isAmbient(path, text) {
  if (AMBIENT_NAME.test(path) || AMBIENT_TEXT.test(text)) return true;
  return !path.endsWith('.mjs') && !MODULE_TEXT.test(text);
}

function namedFiles(path, text, sources, entries) {
  const named = [...text.matchAll(NAMES)].map(([, , name]) =>
    name.startsWith('.') ? posix.join(posix.dirname(path), name) : entries.get(name),
  );
  return [...new Set(named)].filter((file) => sources.has(file));
}

/** The file that each name of an entry point of our packages means. */
function packageEntries(sources) {
  const entries = new Map();
  for (const [path, bytes] of sources) {
    const folder = /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1];
    if (!folder) continue;
    const { name, exports = {} } = JSON.parse(bytes.toString());
    const named = typeof exports === 'string' ? { '.': exports } : exports;
    for (const [entry, file] of Object.entries(named)) {
      entries.set(`${name}${entry.slice(1)}`, posix.join(folder, file));
    }
  }
  return entries;
}

/**
 * The digest of each file with all that it imports, directly or not. Files that import each other
 * in a circle have one together (Tarjan's strongly connected components).
 */
function closedDigests(own, imported) {
  const closed = new Map();
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const visit = (path) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path));
    open.push(path);
    const targets = imported.get(path) ?? [];
    for (const target of targets) {
      if (!order.has(target)) visit(target);
      if (!closed.has(target)) {
        lowest.set(path, Math.min(lowest.get(path), lowest.get(target)));
      }
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    const below = circle.flatMap((file) => imported.get(file) ?? []);
    const parts = [
      ...circle.map((file) => own.get(file)),
      ...below.filter((file) => closed.has(file)).map((file) => closed.get(file)),
    ];
    const digest = hash(...[...new Set(parts)].toSorted(byText));
    for (const file of circle) closed.set(file, digest);
  };
  for (const path of own.keys()) if (!order.has(path)) visit(path);
  return closed;
}

function byText(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function hash(...parts) {
  const made = createHash('sha256');
  for (const part of parts) made.update(part).update('\n');
  return made.digest('hex');
}
