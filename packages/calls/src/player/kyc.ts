// Who a member is: the papers it sends, and what became of them.
import { defineCalls } from '../call.ts';
import { noRequest, nothing, wireDay, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

/** The papers that prove a person, and the sides of each that are looked at. */
export const DOCUMENTS = {
  passport: ['front', 'face'],
  id_card: ['front', 'back', 'face'],
  driving_licence: ['front', 'back', 'face'],
} as const;

export type DocumentKind = keyof typeof DOCUMENTS;

export const DOCUMENT_KINDS = ['passport', 'id_card', 'driving_licence'] as const;
export const PAPER_SIDES = ['front', 'back', 'face'] as const;
/** Why papers were accepted or not. */
export const VERDICTS = [
  'pass',
  'unreadable',
  'mismatch',
  'expired',
  'forged',
  'underage',
] as const;

export const documentKind = z.enum(DOCUMENT_KINDS);

export const kycCalls = defineCalls({
  identityCheck: {
    method: 'GET',
    path: '/wps/member/identity',
    module: 'KYC3',
    audience: 'member',
    about: 'Whether the caller’s identity was checked, what is asked, and when it is needed.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      state: z.enum(['none', 'waiting', 'passed', 'refused']),
      submittedAt: wireInstant.nullable(),
      decidedAt: wireInstant.nullable(),
      /** Why it was refused; null while it was not. */
      verdict: z.enum(VERDICTS).nullable(),
      /** What the operator wrote to the member. */
      note: z.string(),
      documents: z.array(documentKind),
      /** From this amount on a withdrawal needs it; null when none does. */
      neededFrom: z.string().nullable(),
      minimumAge: z.number().int(),
    }),
    refusals: [],
  },
  identitySubmit: {
    method: 'PUT',
    path: '/wps/member/identity',
    module: 'KYC3',
    audience: 'member',
    about: 'Hands in papers: pictures that were sent before, and what stands on them.',
    sealed: true,
    limits: [
      { per: 'session', count: 6, seconds: 60 },
      { per: 'session', count: 20, seconds: 3600 },
    ],
    request: z.strictObject({
      document: documentKind,
      /** ISO letters of the country that made the paper. */
      country: z.string().regex(/^[A-Z]{2}$/),
      fullName: z.string().trim().min(2).max(120),
      birthday: wireDay,
      number: z.string().trim().min(3).max(40),
      papers: z
        .array(z.strictObject({ side: z.enum(PAPER_SIDES), picture: wireId('picture') }))
        .max(3),
    }),
    response: nothing,
    refusals: [
      'identity.waiting',
      'identity.passed',
      'identity.papers_missing',
      'identity.document',
      'realName.invalid',
      'age.too_young',
      'picture.unknown',
    ],
  },
});
