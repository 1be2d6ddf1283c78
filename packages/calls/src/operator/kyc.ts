// The queue of identity documents that members submitted, and the decision about each.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { nothingOrWaiting, wireId, wireInstant } from '../wire.ts';
import { documentKind, PAPER_SIDES, VERDICTS } from '../player/kyc.ts';
import * as z from 'zod';

const identityQueuePages = longList({ identityQueue: ['number', 'id'] });

const check = wireId('identity_check');
const reading = [{ per: 'session', count: 240, seconds: 60 }] as const;
const changing = [{ per: 'session', count: 60, seconds: 60 }] as const;
const state = z.enum(['waiting', 'passed', 'refused']);

const row = z.object({
  id: check,
  member: z.object({ id: wireId('member'), username: z.string(), number: z.string() }),
  state,
  document: documentKind,
  country: z.string(),
  submittedAt: wireInstant,
  decidedAt: wireInstant.nullable(),
  decidedBy: z.string().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
});

export const kycBackofficeCalls = {
  identityQueue: {
    method: 'GET',
    path: '/console/identity',
    module: 'OPS_KYC',
    audience: 'right:kyc.read',
    about: 'Submitted identity documents, longest waiting first.',
    limits: reading,
    request: identityQueuePages.request({
      state: state.optional(),
      member: wireId('member').optional(),
    }),
    response: identityQueuePages.response(row),
    refusals: [],
  },
  identityOne: {
    method: 'POST',
    path: '/console/identity/:id',
    module: 'OPS_KYC',
    audience: 'right:kyc.review',
    about: 'The data of one member’s identity documents; each view is recorded in the audit.',
    limits: reading,
    request: z.strictObject({ id: check }),
    response: row.extend({
      fullName: z.string(),
      birthday: z.string(),
      age: z.number().int(),
      minimumAge: z.number().int(),
      documentNumber: z.string(),
      /** The account's data, to compare with the document. */
      account: z.object({ realName: z.string(), birthday: z.string() }),
      sides: z.array(z.enum(PAPER_SIDES)),
      /** Other members who submitted the same document. */
      alsoSentBy: z.array(z.object({ id: wireId('member'), username: z.string() })),
      note: z.string(),
    }),
    refusals: [],
  },
  identityPaper: {
    method: 'GET',
    path: '/console/identity/:id/papers/:side',
    module: 'OPS_KYC',
    audience: 'right:kyc.review',
    about: 'One side of an identity document as a WebP picture.',
    file: true,
    limits: reading,
    request: z.strictObject({ id: check, side: z.enum(PAPER_SIDES) }),
    response: z.object({
      name: z.string(),
      type: z.string(),
      body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
    refusals: [],
  },
  identityDecide: {
    method: 'POST',
    path: '/console/identity/:id/decision',
    module: 'OPS_KYC',
    audience: 'right:kyc.review',
    about:
      'Accepts identity documents, once a second person agrees, or refuses them; a member who ' +
      'proves to be under age is frozen at once.',
    limits: changing,
    request: z.strictObject({
      id: check,
      verdict: z.enum(VERDICTS),
      /** The text to the member that accompanies the verdict. */
      note: z.string().trim().max(300).default(''),
      reason: z.string().trim().min(4).max(300),
    }),
    response: nothingOrWaiting,
    refusals: ['identity.decided', 'identity.name_differs'],
  },
} as const satisfies CallTable;
