// The answer to a connection whose request could not be parsed: the envelope of every call.
import type { CommonRefusal } from '@fairhouse/calls';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FALLBACK_LANGUAGE, failure } from './envelope.ts';
import { ANSWER_POLICY, HSTS } from './pages/security-policies.ts';

const REFUSALS: Readonly<Record<string, CommonRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.too_large',
};

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': ANSWER_POLICY,
};

/** Answers if the socket is still writable, and closes the connection. */
export function answerUnreadableRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // A client that failed the TLS handshake cannot read an answer.
  if (/^ERR_(SSL|TLS)_/.test(error.code ?? '')) return void socket.destroy();
  const code = REFUSALS[error.code ?? ''] ?? 'request.malformed';
  const { status, body } = failure({ code }, FALLBACK_LANGUAGE, randomUUID());
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    ...('encrypted' in socket ? [`Strict-Transport-Security: ${HSTS}`] : []),
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroy(error);
}
