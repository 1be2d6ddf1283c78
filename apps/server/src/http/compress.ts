// Compresses long answers.
import type { CallRow } from '@fairhouse/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Below this size an answer fits two network packets, and compression saves nothing. */
const COMPRESS_FROM_BYTES = 2048;
/** Most of the best level's saving, in a third of its time. */
const LEVEL = 4;

const gzipAsync = promisify(gzip);

/**
 * The body as it is sent: compressed when it is long, its call gives every caller the same answer,
 * and the client accepts gzip. Answers to a member are never compressed: the length of compressed
 * text that holds both a secret and another party's text reveals the secret.
 */
export async function compressAnswer(
  row: CallRow,
  body: string | Uint8Array,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Uint8Array> {
  if (row.audience !== 'visitor' || typeof body !== 'string') return body;
  return compressText(body, request, reply);
}

/** Compresses a long text without secrets when the client accepts gzip. */
export async function compressText(
  text: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Uint8Array> {
  void reply.header('vary', 'accept-encoding');
  const reads = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  if (!reads || headers.authorization !== undefined || text.length < COMPRESS_FROM_BYTES)
    return text;
  void reply.header('content-encoding', 'gzip');
  return gzipAsync(text, { level: LEVEL });
}
