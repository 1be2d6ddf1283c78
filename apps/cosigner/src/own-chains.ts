// The party's own chains of seeds beside those of the house (games.md 2.2): each follows from its
// key, from the house's chain and its head, so that no state is needed.
import { openChain, partyChainId, readTableDrawId, type Chain } from '@fairhouse/rules/games';
import { assert } from '@fairhouse/values';
import type { DrawRecord } from './draw-records.ts';
import { HASHES } from './hashes.ts';
import type { Party } from './party.ts';

/** Chains that were used lately; an old one is computed again. */
const KEPT = 8;
const chains = new Map<string, Chain>();

function chainOf(
  { name, key }: Pick<Party, 'name' | 'key'>,
  chainId: string,
  { houseCommit, chainLength = 0 }: DrawRecord,
): Chain {
  const id = [key.publicKey, name, chainId, houseCommit].join(' ');
  const known = chains.get(id);
  if (known !== undefined) return known;
  const end = key.deriveChainEnd(chainId, houseCommit).toString('hex');
  const chain = openChain(HASHES, partyChainId(chainId, name), end, chainLength);
  if (chains.size >= KEPT) chains.delete([...chains.keys()][0] ?? '');
  chains.set(id, chain);
  return chain;
}

/** The head of the own chain beside a chain of the house. */
export function headOfChain(
  party: Pick<Party, 'name' | 'key'>,
  chainId: string,
  chain: DrawRecord,
): string {
  return chainOf(party, chainId, chain).seedAt(0);
}

/** The own seed of a round and the one before it, which commits to it. */
export function seedsOfRound(
  party: Pick<Party, 'name' | 'key' | 'witnessStore'>,
  drawId: string,
): { readonly commit: string; readonly reveal: string } {
  const read = readTableDrawId(drawId);
  const record = read && party.witnessStore.findDraw(read.chainId);
  assert(read !== undefined && record !== undefined, 'a round that was witnessed has a chain');
  const own = chainOf(party, read.chainId, record);
  return { commit: own.seedAt(read.k - 1), reveal: own.seedAt(read.k) };
}
