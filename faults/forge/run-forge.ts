// Applies every forgery and runs the checkers on it.
import { isDeepStrictEqual } from 'node:util';
import type { ProofFile } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { auditInstallation } from '../../tools/audit/audit-installation.ts';
import type { BooksForgery } from './books-forgery.ts';
import { BOOKS_FORGERIES } from './books-forgeries.ts';
import { judgeByPython, judgeByRules, type Judgement, type Knowledge } from './checkers.ts';
import { copyProof } from './resign-proof.ts';
import type { ProofForgery } from './proof-forgery.ts';
import { PROOF_FORGERIES } from './proof-forgeries.ts';
import type { ForgeFixture } from './forge-fixture.ts';

export type Finder = 'verify-draw' | 'python' | 'audit' | 'audit with the witness';

/** The result of a forgery, or of a genuine file; `problem` if it is not the expected one. */
export interface Row {
  readonly name: string;
  readonly finders: readonly Finder[];
  readonly why: string;
  readonly problem?: string;
}

/** The verdicts that accept a finished draw. */
const BELIEVED = new Set([
  'verified',
  'entered',
  'void',
  'unbound',
  'verified, house not bound (LD1)',
]);

/** Every forged proof file, checked by both checkers. */
export async function checkProofForgeries(fixture: ForgeFixture): Promise<Row[]> {
  const forgedFiles = PROOF_FORGERIES.map((forgery) => ({ forgery, ...forged(forgery, fixture) }));
  const rows: Row[] = [];
  for (const needs of ['nothing', 'key', 'party', 'receipt'] as const) {
    const forgeries = forgedFiles.filter(({ forgery }) => forgery.needs === needs);
    for (const { files, knowledge, names } of readings(fixture, needs, forgeries)) {
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

interface ForgedFile {
  readonly forgery: ProofForgery;
  readonly file: ProofFile;
  readonly receipt: ForgeFixture['receipt'];
}

function forged(forgery: ProofForgery, fixture: ForgeFixture): Omit<ForgedFile, 'forgery'> {
  const context = { signer: fixture.signer, other: fixture.proofs.other };
  const draft = copyProof(fixture.proofs[forgery.of]);
  forgery.forge(draft, context);
  const receipt = forgery.receipt?.(fixture.receipt, context) ?? fixture.receipt;
  const isForged =
    !isDeepStrictEqual(draft, copyProof(fixture.proofs[forgery.of])) ||
    !isDeepStrictEqual(receipt, fixture.receipt);
  assert(isForged, `the forgery changes something: ${forgery.name}`);
  return { file: draft, receipt };
}

/**
 * The reader's knowledge that detects such forgeries; with receipts each file is checked
 * separately.
 */
function readings(
  fixture: ForgeFixture,
  needs: ProofForgery['needs'],
  forgeries: readonly ForgedFile[],
) {
  const knowledge: Knowledge = {
    ...(needs === 'key' ? { key: fixture.signer.publicKey } : {}),
    ...(needs === 'party' ? { party: fixture.witness.publicKey } : {}),
  };
  if (needs !== 'receipt') {
    const names = forgeries.map(({ forgery }) => forgery.name);
    return [{ files: forgeries.map(({ file }) => file), knowledge, names }];
  }
  return forgeries.map(({ file, receipt, forgery }) => ({
    files: [file],
    knowledge: { receipt },
    names: [forgery.name],
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
  // A forgery that needs knowledge must not be detected without it: otherwise it does not test that
  // knowledge.
  const clumsy = (unknowing ?? []).filter(({ verdict }) => !BELIEVED.has(verdict));
  const bad = [...missed, ...clumsy.map((each) => `found without knowing: ${each.why.join(', ')}`)];
  return { name, finders, why, ...(bad.length === 0 ? {} : { problem: bad.join('; ') }) };
}

/** Every forgery in the books, each in a copy of the database, checked by the audit. */
export async function checkBooksForgeries(fixture: ForgeFixture): Promise<Row[]> {
  const rows: Row[] = [];
  for (const forgery of BOOKS_FORGERIES) rows.push(await tellBooksLie(forgery, fixture));
  return rows;
}

async function tellBooksLie(forgery: BooksForgery, fixture: ForgeFixture): Promise<Row> {
  const { publicKey, signer, merchant } = fixture;
  const copy = await fixture.copy();
  try {
    await copy.client.query(`set session_replication_role = 'replica'`);
    await forgery.apply({ client: copy.client, signer, merchant }, fixture);
    const alone = await auditInstallation(copy.client, { publicKey });
    const witness = forgery.witness?.(fixture) ?? fixture.witness;
    const { findings } = await auditInstallation(copy.client, { publicKey, witness });
    const said = findings.map(({ row, problem }) => `${row}: ${problem}`);
    const named = said.find((each) => forgery.found.test(each));
    const first = alone.findings[0];
    const problem =
      named === undefined
        ? `not found: ${said.slice(0, 3).join('; ')}`
        : forgery.onlyWitness && first !== undefined
          ? `found without the witness: ${first.row}: ${first.problem}`
          : undefined;
    const finder: Finder = forgery.onlyWitness ? 'audit with the witness' : 'audit';
    const found = {
      name: forgery.name,
      finders: named === undefined ? [] : [finder],
      why: named ?? '',
    };
    return problem === undefined ? found : { ...found, problem };
  } finally {
    await copy.drop();
  }
}
