// The human check before a login, a code or a registration (decisions.md 10): asked for where the
// merchant switched it on, verified here, good once and for its own scene.
import { refuse, type Refused } from '@fairhouse/calls';
import type { HUMAN_REFUSALS, HUMAN_SCENES } from '@fairhouse/calls/player';
import type { Instant } from '@fairhouse/values';
import type { CallContext } from '../../../ground/call-context.ts';
import { siteOf } from '../../settings/index.ts';
import { hashText } from '../secret-text.ts';
import { readAltcha } from './altcha.ts';
import { readGeetest, type GeetestProof } from './geetest.ts';
import { spendProof } from './store.ts';

export type HumanScene = (typeof HUMAN_SCENES)[number];
type HumanRefusal = (typeof HUMAN_REFUSALS)[number];

/** What the page brings: the site's own proof, or the vendor's. */
export type HumanProof = GeetestProof & { readonly payload?: string | undefined };

/** A proof that was right, by the mark under which it is used up. */
export interface ProofFound {
  readonly mark: string;
  readonly endsAt: Instant;
}

type Call = Pick<CallContext, 'house' | 'merchant' | 'now' | 'address'>;

interface Refusal {
  readonly ok: false;
  readonly problem: Refused<HumanRefusal>;
}

/**
 * Uses a proof up and answers undefined when the call may go on. The proof is used in a statement
 * of its own: a call that is refused later has used it all the same.
 */
export async function requireHuman(
  call: Call,
  scene: HumanScene,
  given: HumanProof | undefined,
): Promise<Refusal | undefined> {
  const { humanCheck } = (await siteOf(call.house, call.merchant)).settings;
  if (humanCheck.provider === 'off' || !humanCheck.scenes[scene]) return undefined;
  if (given === undefined || Object.keys(given).length === 0) return no('human.required');
  const found = await readProof(call, scene, given);
  if (found === 'unavailable') return no('human.unavailable');
  if (found === undefined) return no('human.wrong');
  const { house, merchant } = call;
  const proof = { hash: hashText(found.mark), endsAt: found.endsAt };
  return (await spendProof(house.aside, merchant.id, proof)) ? undefined : no('human.wrong');
}

function readProof(
  { house, merchant, now, address }: Call,
  scene: HumanScene,
  given: HumanProof,
): Promise<ProofFound | 'unavailable' | undefined> {
  const bound = { merchant, scene, now, address };
  // Whoever holds a challenge of ours was given it: also while the vendor does not answer.
  if (given.payload !== undefined) return readAltcha(house, given.payload, bound);
  return readGeetest(house, given, bound);
}

function no(code: HumanRefusal): Refusal {
  return refuse(code, { value: { human: true } });
}
