// Tells every lie and asks who finds it.
import type { ProofFile } from '@fairhouse/rules/fair';
import { auditHouse } from '../../tools/audit-house.ts';
import type { BooksLie } from './books-lie.ts';
import { BOOKS_LIES } from './books-lies.ts';
import { judgeByPython, judgeByRules, type Judgement, type Knowledge } from './checkers.ts';
import { draftOf } from './hand.ts';
import type { ProofLie } from './proof-lie.ts';
import { PROOF_LIES } from './proof-lies.ts';
import type { Stage } from './stage.ts';

export type Finder = 'verify-draw' | 'python' | 'audit' | 'audit with the witness';

/** What became of a lie, or of a truth; `problem` where it went otherwise than it must. */
export interface Row {
  readonly name: string;
  readonly finders: readonly Finder[];
  readonly why: string;
  readonly problem?: string;
}

/** A verdict that says that all is well with a finished draw. */
const BELIEVED = new Set([
  'verified',
  'entered',
  'void',
  'unbound',
  'verified, house not bound (LD1)',
]);

/** Every lie in a proof file, told to both checkers. */
export async function tellProofLies(stage: Stage): Promise<Row[]> {
  const told = PROOF_LIES.map((lie) => ({ lie, ...forged(lie, stage) }));
  const rows: Row[] = [];
  for (const needs of ['nothing', 'key', 'party', 'receipt'] as const) {
    const lies = told.filter(({ lie }) => lie.needs === needs);
    for (const { files, knowledge, names } of readings(stage, needs, lies)) {
      const byPython = await judgeByPython(files, knowledge);
      const blind = needs === 'nothing' ? [] : await judgeByPython(files, {});
      for (const [at, file] of files.entries()) {
        const byRules = judgeByRules(file, knowledge);
        const unknowing = blind[at] && [judgeByRules(file, {}), blind[at]];
        rows.push(proofRow(names[at] ?? '', byRules, byPython[at], unknowing));
      }
    }
  }
  return rows;
}

interface Told {
  readonly lie: ProofLie;
  readonly file: ProofFile;
  readonly receipt: Stage['receipt'];
}

function forged(lie: ProofLie, stage: Stage): Omit<Told, 'lie'> {
  const around = { hand: stage.hand, other: stage.proofs.other };
  const draft = draftOf(stage.proofs[lie.of]);
  lie.forge(draft, around);
  const { receipt } = stage;
  return { file: draft, receipt: lie.receipt?.(receipt, around) ?? receipt };
}

/** What a reader knows who can find such lies; with receipts each file is read by itself. */
function readings(stage: Stage, needs: ProofLie['needs'], lies: readonly Told[]) {
  const knowledge: Knowledge = {
    ...(needs === 'key' ? { key: stage.hand.publicKey } : {}),
    ...(needs === 'party' ? { party: stage.witness.publicKey } : {}),
  };
  if (needs !== 'receipt') {
    const names = lies.map(({ lie }) => lie.name);
    return [{ files: lies.map(({ file }) => file), knowledge, names }];
  }
  return lies.map(({ file, receipt, lie }) => ({
    files: [file],
    knowledge: { receipt },
    names: [lie.name],
  }));
}

function proofRow(
  name: string,
  byRules: Judgement,
  byPython: Judgement | undefined,
  unknowing: readonly Judgement[] | undefined,
): Row {
  const finders: Finder[] = [];
  if (byRules.verdict === 'failed') finders.push('verify-draw');
  if (byPython?.verdict === 'failed') finders.push('python');
  const why = byRules.why[0] ?? '';
  const missed =
    finders.length === 2 ? [] : [`${byRules.verdict}, ${byPython?.verdict}: not found`];
  // A lie that needs knowledge must be one that nobody finds without: else it shows nothing of it.
  const clumsy = (unknowing ?? []).filter(({ verdict }) => !BELIEVED.has(verdict));
  const bad = [...missed, ...clumsy.map((each) => `found without knowing: ${each.why.join(', ')}`)];
  return { name, finders, why, ...(bad.length === 0 ? {} : { problem: bad.join('; ') }) };
}

/** Every lie in the books, each in a copy of the database, told to the audit. */
export async function tellBooksLies(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const lie of BOOKS_LIES) rows.push(await tellBooksLie(lie, stage));
  return rows;
}

async function tellBooksLie(lie: BooksLie, stage: Stage): Promise<Row> {
  const { publicKey, hand, merchant } = stage;
  const copy = await stage.copy();
  try {
    await copy.client.query(`set session_replication_role = 'replica'`);
    await lie.tell({ client: copy.client, hand, merchant }, stage);
    const alone = await auditHouse(copy.client, { publicKey });
    const witness = lie.witness?.(stage) ?? stage.witness;
    const { findings } = await auditHouse(copy.client, { publicKey, witness });
    const said = findings.map(({ row, problem }) => `${row}: ${problem}`);
    const named = said.find((each) => lie.found.test(each));
    const first = alone.findings[0];
    const problem =
      named === undefined
        ? `not found: ${said.slice(0, 3).join('; ')}`
        : lie.onlyWitness && first !== undefined
          ? `found without the witness: ${first.row}: ${first.problem}`
          : undefined;
    const finder: Finder = lie.onlyWitness ? 'audit with the witness' : 'audit';
    const found = {
      name: lie.name,
      finders: named === undefined ? [] : [finder],
      why: named ?? '',
    };
    return problem === undefined ? found : { ...found, problem };
  } finally {
    await copy.drop();
  }
}
