// Bundles a program that tests start as a process: Node.js then starts it in a fifth of a second,
// where compiling its sources with tsx takes more than a second of a core.
import * as esbuild from 'esbuild';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { NODE_PROGRAM } from './node-program.mjs';
import { ROOT } from './run-steps.mjs';

/** Below node_modules, where the packages that stay external are found. */
const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'test-programs');

/** npm packages in CommonJS, within a module, need Node's own through a `require`. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** npm packages bundled as well: hundreds of files are then one. */
const WITH_PACKAGES = { plugins: [], minify: true, banner: { js: REQUIRE } };

/**
 * Bundles one entry, such as `tools/verify-draw.ts`, also in several processes at once.
 *
 * @param {string} entry
 * @param {{ withPackages?: boolean }} [options] `withPackages` bundles npm packages too, which
 * halves the time to start a small program that is started often; they must be JavaScript
 * @returns {Promise<string>} the file of the bundle
 */
export async function bundleProgram(entry, { withPackages = false } = {}) {
  const file = path.join(FOLDER, entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs'));
  const entryPoints = [path.join(ROOT, entry)];
  const options = { ...NODE_PROGRAM, ...(withPackages ? WITH_PACKAGES : {}) };
  const { outputFiles } = await esbuild.build({ ...options, entryPoints, write: false });
  mkdirSync(FOLDER, { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, outputFiles[0].contents);
  renameSync(half, file);
  return file;
}
