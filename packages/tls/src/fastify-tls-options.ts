import type { ServerOptions } from 'node:http';
import { tlsOptions, type TlsFiles } from './tls-options.ts';

interface FastifyTlsOptions {
  readonly http?: ServerOptions;
  readonly https?: ServerOptions & ReturnType<typeof tlsOptions>;
}

/**
 * The options of fastify for a server over TLS, or over plain HTTP without files; `http` are the
 * limits of both. Throws if the files are missing. `watchCertificate` renews the certificate.
 */
export function fastifyTlsOptions(
  files: TlsFiles | undefined,
  http: ServerOptions = {},
): FastifyTlsOptions {
  return files === undefined ? { http } : { https: { ...http, ...tlsOptions(files) } };
}
