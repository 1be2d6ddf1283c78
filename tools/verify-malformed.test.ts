// Both verifiers name what is wrong with a file that is no proof, in the same words.
import { readProof } from '@fairhouse/calls/proof';
import { PURE_HASHES } from '@fairhouse/rules/fair';
import { makeBooks, makeProof, sampleRules } from '@fairhouse/rules/testing';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

// Python compiles its modules at each start.
vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-malformed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hash = 'ab'.repeat(32);
const signer = { publicKey: hash, sign: () => new Uint8Array(64) };
const proof = makeProof({
  hashes: PURE_HASHES,
  drawId: 'ssc1m-20261120-0451',
  seed: hash,
  rules: sampleRules(),
  leaves: [],
  log: signer,
  parties: ['house', 'auditor'].map((name) => ({ name, reveal: hash, ...signer })),
});
const [line] = proof.log;
const books = makeBooks(PURE_HASHES, signer);
const [seal] = books.seals;
const whole = JSON.stringify(proof);

function python(args: readonly string[], input: string | Buffer = '') {
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd: root, input });
  return { code: status, said: stdout.toString(), errors: stderr.toString() };
}

/** What a script says about each file, with its exit code; one process for all of them. */
function judgeEach(script: string, files: readonly string[]) {
  const program = `
import sys
sys.path.insert(0, 'docs/fairness')
import ${script}
for path in sys.argv[1:]:
    print(${script}.main([path]), end='\\0')`;
  const { said, errors } = python(['-c', program, ...files]);
  return { said: said.split('\0').slice(0, -1), errors };
}

const hasPython = python(['--version']).code === 0;

const CHANGES: readonly (readonly [string, object])[] = [
  ['no commitment', { commit: undefined }],
  ['no log, and an unknown field', { log: undefined, note: 1 }],
  ['a null where a field may be absent', { seed: null }],
  ['a time as text', { opensAt: '1' }],
  ['a time as truth', { opensAt: true }],
  ['a fraction', { count: 1.5 }],
  ['an unsafe number', { count: 2 ** 53 }],
  ['money as a number', { totalStake: 7 }],
  ['other digits', { totalStake: '٣' }],
  ['a hash with a line end', { root: `${hash}\n` }],
  ['a long text', { drawId: '😀'.repeat(101) }],
  ['half a letter in a leaf', { tickets: [{ id: '\ud800' }] }],
  ['rules in a list', { rules: [] }],
  ['a log that is no list', { log: {} }],
  ['lines that are no objects', { log: [null, 1] }],
  ['a body of a line in a list', { log: [{ ...line, body: [] }] }],
  ['an unknown scheme', { scheme: 'LD3' }],
  ['a scheme in a list', { scheme: ['LD2'] }],
  ['the fields of LD2 in LD1', { scheme: 'LD1' }],
  ['a name of a prototype', { constructor: 1 }],
];

describe.skipIf(!hasPython)('a malformed proof', () => {
  it('has the same wrong fields for both verifiers', () => {
    const files = CHANGES.map(([, change]) => JSON.stringify({ ...proof, ...change }));
    const { said } = python(['docs/fairness/verify_draw.py', '--many'], `${files.join('\n')}\n`);
    const theirs = said
      .trimEnd()
      .split('\n')
      .map((each) => each.split('\t'));
    const ours = files.map((each) => readProof(JSON.parse(each)));
    for (const [at, [name]] of CHANGES.entries()) {
      const [verdict, , why] = theirs[at] ?? [];
      const read = ours[at];
      const problem = read?.ok === false ? read.problem.join(', ') : 'nothing';
      expect([name, verdict, why]).toEqual([name, 'failed', `form: malformed: ${problem}`]);
    }
    expect(theirs).toHaveLength(CHANGES.length);
  });

  const cut = Buffer.concat([Buffer.from('{"drawId":"'), Buffer.from([0xff]), Buffer.from('"}')]);
  const TEXTS: readonly (readonly [string, string | Buffer, string])[] = [
    ['that is empty', '', 'the file is empty'],
    ['that was cut off', whole.slice(0, -20), 'it ends too early'],
    ['that was cut off within a word', whole.slice(0, 30), 'it ends too early'],
    ['that is no JSON', '<html>', 'not JSON: Expecting value (line 1, column 1)'],
    ['that is no text', cut, 'not UTF-8 at byte 11'],
    ['that is nested without end', '['.repeat(200_000), 'nested too deeply'],
    ['that is a list', '[]', 'malformed: not an object'],
    ['that is a number', '5', 'malformed: not an object'],
    ['with half a letter in its name', '{"\\ud800":1}', 'malformed: '],
  ];
  it('is refused in words, whatever is in the file', () => {
    const files = TEXTS.map(([name, text]) => {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, text);
      return path;
    });
    for (const script of ['verify_draw', 'verify_books']) {
      const { said, errors } = judgeEach(script, files);
      expect(errors).toBe('');
      for (const [at, [name, , expected]] of TEXTS.entries()) {
        expect([name, said[at]]).toEqual([name, expect.stringContaining(expected)]);
        expect(said[at]).toMatch(/^(FAILED {2}form: [^\n]*\nfailed|failed: [^\n]*)\n1$/);
      }
    }
  });

  it('does not end the reading of the lines after it', () => {
    const lines = Buffer.concat([cut, Buffer.from(`\n{}\nno\n${whole.slice(0, 99)}\n`)]);
    const { said, errors } = python(['docs/fairness/verify_draw.py', '--many'], lines);
    expect(said.trimEnd().split('\n')).toEqual([
      'failed\tno proof file: not UTF-8 at byte 11',
      expect.stringMatching(/^failed\tno proof file\tform: malformed: scheme, drawId/),
      'failed\tno proof file: not JSON: Expecting value (line 1, column 1)',
      expect.stringMatching(/^failed\tno proof file: not JSON: it ends too early/),
    ]);
    expect(errors).toBe('');
  });

  it('cannot be checked where there is no file, or no word after a flag', () => {
    const none = python(['docs/fairness/verify_draw.py', join(folder, 'none.json')]);
    expect(none).toMatchObject({ code: 1, said: '' });
    expect(none.errors).toMatch(/none.json: No such file or directory\n$/);
    const flag = python(['docs/fairness/verify_draw.py', 'x.json', '--key']);
    expect(flag).toMatchObject({ code: 1, errors: '--key: nothing is given\n' });
  });
});

describe.skipIf(!hasPython)('malformed books', () => {
  const CHANGED: readonly (readonly [string, object, string])[] = [
    ['no seals', { seals: undefined }, 'seals'],
    ['an unknown field', { more: 1 }, 'more'],
    ['a merchant as text', { merchant: '1' }, 'merchant'],
    ['seals that are no list', { seals: 5 }, 'seals'],
    ['a seal that is no object', { seals: [null] }, 'seals'],
    ['a seal with a number', { seals: [{ ...seal, number: 1 }] }, 'seals'],
    ['a null where a field may be absent', { balances: null }, 'balances'],
  ];

  it('are refused in words', () => {
    const files = CHANGED.map(([name, change]) => {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, JSON.stringify({ ...books, ...change }));
      return path;
    });
    const { said, errors } = judgeEach('verify_books', files);
    expect(said).toEqual(CHANGED.map(([, , expected]) => `failed: malformed: ${expected}\n1`));
    expect(errors).toBe('');
  });
});
