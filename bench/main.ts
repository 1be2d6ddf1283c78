// `npm run bench [lottery|ids|ledger|bets|vendors|crash|settlement|agents|lists] [--quick]`, for
// lists also `[--bets=N] [--alone] [--rounds=N]`: the benchmarks of the rules, then those on a
// PostgreSQL server with full durability: money compared with plain PostgreSQL, and lists of a
// large merchant.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/postgres/postgres.mjs';
import { benchBets, describeBets } from './bets.ts';
import { benchCrash, describeCrash } from './crash.ts';
import { compareSizes, describeLists } from './lists/describe-lists.ts';
import { benchLists } from './lists/bench-lists.ts';
import { measure } from './processes/measure.ts';
import { benchVendors, describeVendors } from './vendors.ts';
import { benchSettlement, describeSettlement } from './settlement.ts';

const flags = process.argv.slice(2);
const quick = flags.includes('--quick');
const chosen = (name: string): boolean =>
  flags.includes(name) || flags.every((each) => each.startsWith('--'));
const log = (line: string): void => void process.stdout.write(`${line}\n`);

const memory = Math.round(totalmem() / 1024 ** 3);
log(`${cpus().length} cores, ${memory} GiB, Node ${process.version}; PostgreSQL 18 of our own`);
if (chosen('lottery')) {
  const size = quick ? { tickets: 2000, atLeastMs: 30 } : { tickets: 10_000, atLeastMs: 150 };
  print('Lotteries', await measure('lottery', { ...size, rounds: quick ? 3 : 7, seed: 1 }));
}
if (chosen('ids')) {
  print('Ids', await measure('ids', { rounds: 5, atLeastMs: quick ? 100 : 1000 }));
}
if (['ledger', 'bets', 'vendors', 'crash', 'settlement', 'agents', 'lists'].some(chosen))
  await benchDatabase();

async function benchDatabase(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres({ dataDir });
  try {
    if (chosen('ledger')) {
      const size = { rounds: quick ? 1 : 5, seconds: quick ? 2 : 5 };
      print('Ledger', await measure('ledger', { server: postgres.url, ...size }));
    }
    if (chosen('bets')) {
      const options = { server: postgres.url, rounds: quick ? 1 : 3, seconds: quick ? 3 : 8, log };
      print('Bets over HTTP', describeBets(await benchBets(options)));
    }
    if (chosen('vendors')) {
      const options = { server: postgres.url, rounds: quick ? 1 : 3, seconds: quick ? 3 : 8, log };
      print('Wallet of vendors over HTTP', describeVendors(await benchVendors(options)));
    }
    if (chosen('crash')) {
      const size = quick ? { players: 300, cashOuts: 120 } : { players: 5_000, cashOuts: 2_000 };
      const options = { server: postgres.url, ...size, rounds: 8, log };
      print('Crash', describeCrash(await benchCrash(options)));
    }
    if (chosen('settlement')) {
      const options = {
        server: postgres.url,
        rounds: quick ? 1 : 3,
        tickets: quick ? 100_000 : 1_000_000,
        log,
      };
      print('Settlement', describeSettlement(await benchSettlement(options)));
    }
    if (chosen('agents')) {
      const bets = betsOf(flags) ?? (quick ? 50_000 : 1_000_000);
      const size = { agents: Math.ceil(bets / 200), members: Math.ceil(bets / 10) };
      print('Agents', await measure('agents', { server: postgres.url, size, bets }));
    }
    if (chosen('lists')) {
      const bets = betsOf(flags) ?? (quick ? 200_000 : 10_000_000);
      const sized = (count: number) =>
        benchLists({
          server: postgres.url,
          keys: join(dataDir, 'keys'),
          size: { members: count / 10, bets: count },
          rounds: numberOf('rounds') ?? (quick ? 5 : 20),
          log,
        });
      const smaller = flags.includes('--alone') ? undefined : await sized(bets / 10);
      const readings = await sized(bets);
      const compared = smaller === undefined ? [] : compareSizes(smaller, readings);
      print('Long lists', [...describeLists(readings), ...compared]);
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * `--bets=1000000`: another size of the lists' database, with a tenth as many members, in hundreds.
 * One of a tenth of that is read before, for comparison; `--alone` leaves that out.
 */
function betsOf(given: readonly string[]): number | undefined {
  const bets = numberOf('bets', given);
  return bets === undefined || bets % 100 !== 0 ? undefined : bets;
}

/** `--rounds=5`: how often each page of the lists is read. */
function numberOf(name: string, given: readonly string[] = flags): number | undefined {
  const found = given.find((each) => each.startsWith(`--${name}=`));
  const digits = found === undefined ? undefined : /=([1-9]\d*)$/.exec(found)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function print(title: string, lines: readonly string[]): void {
  log(`\n${title}`);
  for (const line of lines) log(`  ${line}`);
}
