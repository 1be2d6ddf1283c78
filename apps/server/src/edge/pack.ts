// Packs long answers for a phone's line.
import type { CallRow } from '@fairhouse/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Below it an answer fits two packets of the network, and packing it saves nothing. */
const PACKED_FROM = 2048;
/** Most of what the best level saves, for a third of its time. */
const LEVEL = 4;

const pack = promisify(gzip);

/**
 * The body as it goes out: packed when it is long, its call answers everybody alike and the caller
 * can read that. What is said to a member is never packed: from the length of packed text that
 * holds both a secret and a stranger's words, the secret can be guessed.
 */
export async function packed(
  row: CallRow,
  body: string | Uint8Array,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Uint8Array> {
  if (row.audience !== 'visitor' || typeof body !== 'string') return body;
  return packedText(body, request, reply);
}

/** A text that holds nobody's secret, packed when it is long and the caller can read that. */
export async function packedText(
  text: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Uint8Array> {
  void reply.header('vary', 'accept-encoding');
  const reads = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  if (!reads || headers.authorization !== undefined || text.length < PACKED_FROM) return text;
  void reply.header('content-encoding', 'gzip');
  return pack(text, { level: LEVEL });
}
