// Looks for passwords, codes, tokens and keys where none may lie. `npm run scan-secrets`
import { existsSync } from 'node:fs';
import { setup, teardown } from '../../tools/vitest-postgres.ts';
import { scanSecrets } from './scan.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const bundles = ['apps/web/dist', 'apps/console/dist'];
const missing = bundles.filter((folder) => !existsSync(folder));
for (const folder of missing) say(`${folder} is not built: npm run build`);

await setup();
try {
  const { figures, finds } = await scanSecrets(bundles.filter((each) => !missing.includes(each)));
  for (const [what, figure] of Object.entries(figures)) say(`${what}: ${figure}`);
  for (const { secret, where } of finds) say(`FOUND ${secret}, in ${where}`);
  process.exitCode = finds.length === 0 && missing.length === 0 ? 0 : 1;
} finally {
  await teardown();
}
