// The human check before a login, a code or a registration (decisions.md 10): required if the
// merchant enabled it, verified here, and valid once, for its own scene.
import { refuse, type Refused } from '@fairhouse/calls';
import type { HUMAN_REFUSALS } from '@fairhouse/calls/player';
import type { Instant } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { siteOf } from '../../settings/index.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { readAltcha } from './altcha.ts';
import { readGeetest, type GeetestProof } from './geetest.ts';
import { spendProof } from './store.ts';

export type HumanScene = 'login' | 'sms' | 'register';
type HumanRefusal = (typeof HUMAN_REFUSALS)[number];

/** The page's proof: of the built-in check or of the vendor. */
export type HumanProof = GeetestProof & { readonly payload?: string | undefined };

/** A valid proof, with the key under which it is marked as used. */
export interface ProofFound {
  readonly mark: string;
  readonly endsAt: Instant;
}

type Call = Pick<CallContext, 'app' | 'merchant' | 'now' | 'address'>;

interface Refusal {
  readonly ok: false;
  readonly problem: Refused<HumanRefusal>;
}

/**
 * Consumes the proof; returns undefined if the call may continue. The proof is consumed in a
 * statement of its own, so that it stays used if the call is refused later.
 */
export async function requireHuman(
  call: Call,
  scene: HumanScene,
  given: HumanProof | undefined,
): Promise<Refusal | undefined> {
  const { humanCheck } = (await siteOf(call.app, call.merchant)).settings;
  if (humanCheck.provider === 'off' || !humanCheck.scenes[scene]) return undefined;
  if (given === undefined || Object.keys(given).length === 0) return refuseHuman('human.required');
  const found = await readProof(call, scene, given);
  if (found === 'unavailable') return refuseHuman('human.unavailable');
  if (found === undefined) return refuseHuman('human.wrong');
  const { app, merchant } = call;
  const proof = { hash: hashText(found.mark), endsAt: found.endsAt };
  return (await spendProof(app.secondaryPool, merchant.id, proof))
    ? undefined
    : refuseHuman('human.wrong');
}

function readProof(
  { app, merchant, now, address }: Call,
  scene: HumanScene,
  given: HumanProof,
): Promise<ProofFound | 'unavailable' | undefined> {
  const scope = { merchant, scene, now, address };
  // A challenge of the built-in check is accepted whenever it was issued, also while the vendor
  // does not answer.
  if (given.payload !== undefined) return readAltcha(app, given.payload, scope);
  return readGeetest(app, given, scope);
}

function refuseHuman(code: HumanRefusal): Refusal {
  return refuse(code, { value: { human: true } });
}
