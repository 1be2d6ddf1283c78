// The audit record of operators' acts.
import type { CallTable } from '../call.ts';
import { longList } from '../paging.ts';
import { fileResponse, noRequest, nothing, queryInteger, wireInstant } from '../wire.ts';
import * as z from 'zod';

/** As many records as a number of the wire can name. */
const NUMBER_MAX = 2_147_483_647;
const auditListPages = longList({ audit: ['number'] });

const filter = {
  operator: z.string().max(60).optional(),
  call: z.string().max(60).optional(),
  target: z.string().max(100).optional(),
  text: z.string().max(100).optional(),
  from: wireInstant.optional(),
  to: wireInstant.optional(),
};

const auditRow = z.object({
  number: z.number().int(),
  at: wireInstant,
  operator: z.string(),
  call: z.string(),
  target: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
  hash: z.string(),
});

export const auditCalls = {
  auditList: {
    method: 'GET',
    path: '/console/audit',
    module: 'OPS_AUDIT',
    audience: 'right:audit.read',
    about: 'The audit record of operators’ acts, newest first.',
    limits: [{ per: 'session', count: 120, seconds: 60 }],
    request: auditListPages.request({ ...filter, number: queryInteger(1, NUMBER_MAX).optional() }),
    response: auditListPages.response(auditRow),
    refusals: [],
  },
  auditExport: {
    method: 'GET',
    path: '/console/audit/export',
    module: 'OPS_AUDIT',
    audience: 'right:audit.read',
    about: 'The audit record as a CSV file of at most 10,000 rows.',
    file: true,
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: z.strictObject(filter),
    response: fileResponse,
    refusals: [],
  },
  listExport: {
    method: 'POST',
    path: '/console/audit/exports',
    module: 'OPS_AUDIT',
    audience: 'operator',
    about: 'Records in the audit that the caller saves rows of a list as a file.',
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({
      list: z.string().regex(/^[A-Za-z]{1,40}$/),
      rows: z.number().int().min(0).max(1_000_000),
      /** The filter of the list. */
      filter: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])),
    }),
    response: nothing,
    refusals: [],
  },
  auditVerify: {
    method: 'GET',
    path: '/console/audit/verify',
    module: 'OPS_AUDIT',
    audience: 'right:audit.read',
    about: 'Recomputes the hash chain and returns the first changed record, if any.',
    limits: [{ per: 'session', count: 6, seconds: 60 }],
    request: noRequest,
    response: z.object({
      checked: z.number().int(),
      brokenAt: z.number().int().nullable(),
      head: z.string(),
    }),
    refusals: [],
  },
} as const satisfies CallTable;
