// Checks package-lock.json: a lock file written where the registry lacked some platform's package
// passes `npm ci` on this machine and fails on another, so every named package must be in it.

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const REGISTRY = 'https://registry.npmjs.org/';
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * The problems of a lock file, in words; empty when there are none.
 *
 * @param {{ packages: Record<string, any> }} lock
 * @param {Record<string, any>} manifests every package.json of the workspaces by its folder ('' is
 * the root's)
 * @returns {string[]}
 */
export function lockProblems(lock, manifests) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (isReachable(lock.packages, path, name)) continue;
      problems.push(`${path}: ${name} is not in the lock`);
    }
    const isOurs = entry.link === true || !path.includes('node_modules/');
    if (isOurs) continue;
    if (!entry.integrity) problems.push(`${path}: no integrity`);
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) {
      problems.push(`${path}: resolved to ${entry.resolved}`);
    }
  }
  for (const [folder, manifest] of Object.entries(manifests)) {
    problems.push(...manifestProblems(folder, manifest, lock.packages[folder]));
  }
  return problems;
}

function manifestProblems(folder, manifest, locked) {
  const place = folder === '' ? 'package.json' : `${folder}/package.json`;
  if (!locked) return [`${place}: not in the lock`];
  const problems = [];
  for (const kind of KINDS) {
    const wanted = manifest[kind] ?? {};
    for (const [name, version] of Object.entries(wanted)) {
      if (!EXACT.test(version)) problems.push(`${place}: ${name} ${version} is not exact`);
      if (locked[kind]?.[name] !== version) problems.push(`${place}: ${name} differs in the lock`);
    }
    for (const name of Object.keys(locked[kind] ?? {})) {
      if (!(name in wanted)) problems.push(`${place}: the lock still has ${name}`);
    }
  }
  for (const [name, version] of Object.entries(manifest.overrides ?? {})) {
    if (!EXACT.test(version)) problems.push(`${place}: override ${name} is not exact`);
  }
  return problems;
}

/** Whether a package at `path` finds `name` in its own node_modules or in a parent's. */
function isReachable(packages, path, name) {
  for (let at = path; ; at = parentOf(at)) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

function parentOf(path) {
  const cut = path.lastIndexOf('node_modules/');
  return cut <= 0 ? '' : path.slice(0, cut - 1);
}
