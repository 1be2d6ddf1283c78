// The identity check of a member: the documents it submits, and the decision.
import type { CallTable } from '../call.ts';
import { noRequest, nothing, wireDay, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

/** The accepted identity documents, and the sides of each that are required. */
export const DOCUMENTS = {
  passport: ['front', 'face'],
  id_card: ['front', 'back', 'face'],
  driving_licence: ['front', 'back', 'face'],
} as const;

export type DocumentKind = keyof typeof DOCUMENTS;

export const DOCUMENT_KINDS = ['passport', 'id_card', 'driving_licence'] as const;
export const PAPER_SIDES = ['front', 'back', 'face'] as const;
/** Why documents were accepted or refused. */
export const VERDICTS = [
  'pass',
  'unreadable',
  'mismatch',
  'expired',
  'forged',
  'underage',
] as const;

export const documentKind = z.enum(DOCUMENT_KINDS);

export const kycCalls = {
  identityCheck: {
    method: 'GET',
    path: '/wps/member/identity',
    module: 'KYC3',
    audience: 'member',
    about: 'Whether the caller’s identity was checked, what is required, and when it is needed.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: noRequest,
    response: z.object({
      state: z.enum(['none', 'waiting', 'passed', 'refused']),
      submittedAt: wireInstant.nullable(),
      decidedAt: wireInstant.nullable(),
      /** The reason of the refusal; null unless refused. */
      verdict: z.enum(VERDICTS).nullable(),
      /** The operator's message to the member. */
      note: z.string(),
      documents: z.array(documentKind),
      /** Withdrawals from this amount on need the check; null when none does. */
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
    about: 'Submits identity documents: pictures uploaded before, and the data on them.',
    sealed: true,
    limits: [
      { per: 'session', count: 6, seconds: 60 },
      { per: 'session', count: 20, seconds: 3600 },
    ],
    request: z.strictObject({
      document: documentKind,
      /** ISO letters of the country that issued the document. */
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
} as const satisfies CallTable;
