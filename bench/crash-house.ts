// The house of the benchmark of crash, in a process of its own: it verifies each call and keeps
// its balances in memory, so that the studio is measured and not a ledger.
import { existsSync, readFileSync } from 'node:fs';
import { openTestHouse } from '../apps/studio/src/testing/test-house.ts';

const [keyFile = '', players = '0'] = process.argv.slice(2);
let key = '';
const house = await openTestHouse(() => {
  if (key === '' && existsSync(keyFile)) key = readFileSync(keyFile, 'utf8');
  return key;
});
const EACH = 1_000_000_000n;
for (let at = 0; at < Number(players); at += 1) house.balances.set(`b-${at}`, EACH);
// What arrived is not asked for here, and would fill the memory.
setInterval(() => void house.requests.splice(0), 1_000);
process.stdout.write(`${JSON.stringify({ url: house.url, publicKey: house.publicKey })}\n`);
