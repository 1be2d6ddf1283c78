import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import { watchCertificate } from './watch-certificate.ts';
import { tlsOptions, type TlsFiles } from './tls-options.ts';

/** The timeouts that fastify passes to the server factory. */
interface Timeouts {
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
  readonly http?: ServerOptions;
}

type Factory = (handler: RequestListener, options: Timeouts) => Server;

/**
 * The options of fastify for a TLS server with the configured timeouts; empty without files. The
 * certificate is reloaded when its files change; `warn` is called if they cannot be used.
 */
export function fastifyTlsOptions(
  files: TlsFiles | undefined,
  warn: (problem: string) => void,
): { readonly serverFactory?: Factory } {
  if (files === undefined) return {};
  return {
    serverFactory: (handler, { http, connectionTimeout = 0, ...timeouts }) => {
      const { keepAliveTimeout = 5000, requestTimeout = 0 } = timeouts;
      const options = { ...tlsOptions(files), ...http, keepAliveTimeout, requestTimeout };
      const server = createServer(options, handler);
      server.setTimeout(connectionTimeout);
      watchCertificate(server, files, { warn });
      return server;
    },
  };
}
