// Checks that genuine files are accepted: a checker that rejects everything detects nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeByPython, judgeByRules, runScript, runTool, type Judgement } from './checkers.ts';
import type { Finder, Row } from './run-forge.ts';
import type { ForgeFixture } from './forge-fixture.ts';

/** Every checker accepts genuine files; `all` runs every command that the manuals name. */
export async function checkGenuineFiles(
  fixture: ForgeFixture,
  commands: 'few' | 'all',
): Promise<Row[]> {
  const { proofs, signer, witness, receipt } = fixture;
  const known = { key: signer.publicKey, party: witness.publicKey };
  const wanted = {
    drawn: 'verified',
    other: 'verified',
    empty: 'verified',
    entered: 'entered',
    void: 'void',
  };
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const files = names.map((name) => proofs[name]);
  const rows: Row[] = [];
  for (const knowledge of [{}, known]) {
    const byPython = await judgeByPython(files, knowledge);
    for (const [at, name] of names.entries()) {
      const said = [judgeByRules(files[at], knowledge), byPython[at]];
      rows.push(truthRow(`a true proof: ${name}`, said, wanted[name]));
    }
  }
  const mine = { ...known, receipt };
  const [byPython] = await judgeByPython([proofs.drawn], mine);
  rows.push(
    truthRow('a true receipt', [judgeByRules(proofs.drawn, mine), byPython], wanted.drawn),
    ...(await tellCommands(fixture, commands)),
  );
  return rows;
}

function truthRow(name: string, said: readonly (Judgement | undefined)[], wanted: string): Row {
  const wrong = said.filter((each) => each?.verdict !== wanted);
  const finders: Finder[] = ['verify-draw', 'python'];
  const problem = wrong.map((each) => `${each?.verdict}: ${each?.why.join(', ')}`).join('; ');
  return { name, finders, why: wanted, ...(problem === '' ? {} : { problem }) };
}

/** The commands themselves, as a player and an auditor type them. */
async function tellCommands(fixture: ForgeFixture, commands: 'few' | 'all'): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-'));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const { signer, witness, witnessUrl, proofs, order } = fixture;
  const proof = file('proof.json', JSON.stringify(proofs.drawn));
  const mine = file('receipt.json', JSON.stringify(order));
  const known = ['--key', signer.publicKey, '--party', witness.publicKey, '--receipt', mine];
  const published = await fetch(new URL('/heads', witnessUrl)).then((answer) => answer.text());
  const saved = file('heads.json', published);
  const days = file('heads.jsonl', `${published}\n${published}\n`);
  const key = file(
    'house.pem',
    fixture.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  );
  const copy = await fixture.copy();
  const env = { DATABASE_URL: copy.url };
  const audit = (...args: string[]) => runTool('audit.ts', ['--key', key, ...args], env);
  const rows: Row[] = [];
  const tell = (
    name: string,
    { code, text }: { code: number | null; text: string },
    wanted: RegExp,
    end = 0,
  ) => {
    const isRight = code === end && wanted.test(text);
    const why = text.trim().split('\n').at(-1) ?? '';
    rows.push({ name, finders: [], why, ...(isRight ? {} : { problem: `${code}: ${text}` }) });
  };
  try {
    tell(
      'npm run verify-draw',
      await runTool('verify-draw.ts', [proof, ...known]),
      /\nverified\n$/,
    );
    tell('python3 verify_draw.py', await runScript([proof, ...known]), /\nverified\n$/);
    if (commands === 'all') {
      const [first, ...rest] = order.receipts;
      const changed = { receipts: [first, ...rest.map((each) => ({ ...each, at: each.at + 1 }))] };
      const lied = [proof, '--receipt', file('changed.json', JSON.stringify(changed))];
      const output = await runTool('verify-draw.ts', lied);
      tell('npm run verify-draw with a changed receipt among others', output, /\nfailed\n$/, 1);
      const byScript = await runScript(lied);
      tell('python3 verify_draw.py with the same', byScript, /\nfailed\n$/, 1);
      tell('npm run audit', await audit(), /everything fits/);
      tell(
        'npm run audit -- --witness FILE',
        await audit('--witness', saved),
        /\d heads of the witness/,
      );
      tell(
        'npm run audit -- --witness FILE, one answer a line',
        await audit('--witness', days),
        /everything fits/,
      );
      const url = await audit('--witness', witnessUrl, '--party', witness.publicKey);
      tell('npm run audit -- --witness URL --party KEY', url, /\d heads of the witness/);
      const other = await audit('--witness', witnessUrl, '--party', signer.publicKey);
      tell('npm run audit with another key of the witness', other, /has another key/, 2);
    }
    await copy.client.query(`set session_replication_role = 'replica'`);
    await copy.client.query(
      'delete from lottery.log where seq = (select max(seq) from lottery.log)',
    );
    tell(
      'npm run audit of a log cut off',
      await audit('--witness', witnessUrl),
      /the log ends at/,
      1,
    );
  } finally {
    await copy.drop();
    rmSync(folder, { recursive: true });
  }
  return rows;
}
