// Finds the root of the checkout, from which files are located whether the code is bundled or not.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bug } from '@fairhouse/values';

/** The root of the checkout: the nearest folder above this file whose package is `fairhouse`. */
export function homeDirectory(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(directory, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name": "fairhouse"')) {
      return directory;
    }
    const parent = dirname(directory);
    if (parent === directory) throw new Bug('the checkout has no root');
    directory = parent;
  }
}
