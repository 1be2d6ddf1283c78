// The chains of seeds of a table (games.md 2.2): sealed, logged, bound by the other party once,
// and followed by the next before they are used up.
import { randomBytes } from 'node:crypto';
import {
  boundCommitMessage,
  hexBytes,
  rulesHash,
  verifyEd25519,
  type FlatObject,
} from '@fairhouse/rules/fair';
import { chainOfMarks, openChain, partyChainId, type Chain } from '@fairhouse/rules/games';
import type { StudioContext } from '../context.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { seal, unseal } from '../keys/seal.ts';
import { appendLine } from './append-line.ts';
import type { CoSigner } from './co-signer.ts';
import type { Leadership } from './leadership.ts';
import { insertChain, listChainsLeft, saveCommitment, type ChainRow } from './store/chains.ts';
import type { TableFacts } from './table-facts.ts';
import type { Witness } from './witness.ts';

export interface OpenedChain {
  readonly row: ChainRow;
  /** The seeds of the house. */
  readonly own: Chain;
  /** Those of the second party where the house is its own. */
  readonly second: Chain | undefined;
}

/** The other party of a table. */
export interface OtherParty {
  readonly coSigner: CoSigner;
  readonly witness: Witness;
  readonly name: string;
  /** Whether it is run by somebody else than the house. */
  readonly isIndependent: boolean;
}

export interface ChainsOptions {
  readonly context: StudioContext;
  readonly leadership: Leadership;
  readonly table: TableFacts;
  readonly length: number;
  /** The other party of a table of money, while it is known. */
  readonly party: () => OtherParty | undefined;
}

/** The house as its own second party, of play money. */
const HOUSE = 'house';
/** The next chain is made this long before the last round of one, or half of a short one. */
const AHEAD = 1_000;
/** Chains whose seeds are held. */
const KEPT = 3;

export interface Chains {
  /** The chain of the next round, bound; undefined while the other party does not bind it. */
  current(): Promise<OpenedChain | undefined>;
  /** The seeds of a chain, for a round that goes on. */
  open(row: ChainRow): OpenedChain;
}

export function openChains(options: ChainsOptions): Chains {
  const { context, table, length } = options;
  const opened = new Map<string, OpenedChain>();
  const open = (row: ChainRow): OpenedChain => {
    const known = opened.get(row.id);
    if (known !== undefined) return known;
    const chain = readChain(context, row);
    opened.set(row.id, chain);
    if (opened.size > KEPT) opened.delete([...opened.keys()][0] ?? '');
    return chain;
  };
  return {
    open,
    current: async () => {
      // Rules name the other party: without it there is no chain to make or to choose.
      if (table.mode === 'cosign' && options.party() === undefined) return undefined;
      const usable = async (): Promise<ChainRow[]> =>
        (await listChainsLeft(context.database, table.code)).filter((row) =>
          isUsable(options, row),
        );
      let rows = await usable();
      const ahead = Math.min(AHEAD, Math.floor(length / 2));
      const [first] = rows;
      const isNearEnd = first === undefined || first.length - first.last_place <= ahead;
      if (isNearEnd && rows.length < 2) {
        await addChain(options);
        rows = await usable();
      }
      const [chosen, next] = rows;
      if (next !== undefined) await bind(options, next);
      const bound = chosen && (await bind(options, chosen));
      if (bound === undefined) return undefined;
      return { ...open(bound), row: bound };
    },
  };
}

/** The seeds of a chain from those that are kept of it. */
function readChain({ keys }: StudioContext, row: ChainRow): OpenedChain {
  const read = (chainId: string, sealed: Buffer): Chain => {
    const marks = unseal(keys.sealing, sealPlace(row.id), sealed);
    const chain = chainOfMarks(NODE_HASHES, { chainId, length: row.length, marks });
    if (chain === undefined) throw new Error(`the seeds of ${row.id} are not readable`);
    return chain;
  };
  const own = read(row.id, row.sealed_seeds);
  const second =
    row.sealed_own_seeds === null
      ? undefined
      : read(partyChainId(row.id, row.party), row.sealed_own_seeds);
  return { row, own, second };
}

const sealPlace = (chainId: string): string => `chain ${chainId}`;

/** A chain of another co-signer, or of other rules, is used no more. */
function isUsable({ table, party }: ChainsOptions, row: ChainRow): boolean {
  const rules = rulesOf(table, party());
  return rulesHash(NODE_HASHES, rules) === row.rules_hash;
}

function rulesOf(table: TableFacts, party: OtherParty | undefined): FlatObject {
  return {
    game: 'crash',
    version: 1,
    edgePpm: 10_000,
    mode: table.mode,
    party: table.mode === 'house' ? HOUSE : (party?.name ?? ''),
    independent: table.mode === 'house' || party?.isIndependent !== true ? 0 : 1,
  };
}

async function addChain({ context, leadership, table, length, ...options }: ChainsOptions) {
  const party = options.party();
  const id = `${table.code}-${randomBytes(4).toString('hex')}`;
  const rules = rulesOf(table, party);
  const isOwn = table.mode === 'house';
  const secret = (): string => randomBytes(32).toString('hex');
  const [end, ownEnd] = [secret(), secret()];
  const own = openChain(NODE_HASHES, id, end, length);
  const second = isOwn
    ? openChain(NODE_HASHES, partyChainId(id, HOUSE), ownEnd, length)
    : undefined;
  const head = own.seedAt(0);
  const partyHead = second?.seedAt(0) ?? '';
  const name = isOwn ? HOUSE : (party?.name ?? '');
  const hash = rulesHash(NODE_HASHES, rules);
  const sealed = (text: string) => seal(context.keys.sealing, sealPlace(id), text);
  await leadership.write(async (sql) => {
    const lineSeq = await appendLine(context, sql, {
      kind: 'chain',
      body: { chainId: id, head, length, rulesHash: hash, party: name, ownHead: partyHead },
    });
    await insertChain(sql, {
      id,
      tableCode: table.code,
      mode: table.mode,
      party: name,
      rules,
      rulesHash: hash,
      length,
      head,
      partyHead,
      lineSeq,
      sealedSeeds: sealed(own.marks),
      sealedOwnSeeds: second === undefined ? null : sealed(second.marks),
      now: new Date(context.clock()),
    });
  });
}

/** Asks the other party to commit to a chain, once; undefined while it does not. */
async function bind(
  { context, leadership, ...options }: ChainsOptions,
  row: ChainRow,
): Promise<ChainRow | undefined> {
  const party = options.party();
  if (row.mode === 'house' || row.party_signature !== '') return row;
  if (party === undefined) return undefined;
  await party.witness.show();
  const asked = await party.coSigner.commit(row.id);
  if (asked.kind !== 'answer') {
    context.warn(`the chain ${row.id} is not bound: ${asked.why}`);
    return undefined;
  }
  const { houseCommit, commit, publicKey, signature } = asked.value;
  const message = boundCommitMessage(
    NODE_HASHES,
    { drawId: row.id, party: row.party },
    { houseCommit: row.head, commit },
  );
  const isSigned = verifyEd25519(hexBytes(publicKey), message, hexBytes(signature));
  if (asked.value.party !== row.party || houseCommit !== row.head || !isSigned) {
    context.warn(`the chain ${row.id} is bound by a statement that is none`);
    return undefined;
  }
  await leadership.write((sql) =>
    saveCommitment(sql, { id: row.id, head: commit, key: publicKey, signature }),
  );
  return { ...row, party_head: commit, party_key: publicKey, party_signature: signature };
}
