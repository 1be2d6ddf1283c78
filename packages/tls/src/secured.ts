import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import { followFiles } from './follow-files.ts';
import { tlsOptions, type TlsFiles } from './tls-options.ts';

/** What fastify was told of times, by the names that it has for them. */
interface Times {
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
  readonly http?: ServerOptions;
}

type Factory = (handler: RequestListener, options: Times) => Server;

/**
 * What fastify's options need beside the rest to speak TLS, under the times that they set: nothing
 * without files. The certificate follows its files; `warn` hears when they cannot be used.
 */
export function secured(
  files: TlsFiles | undefined,
  warn: (problem: string) => void,
): { readonly serverFactory?: Factory } {
  if (files === undefined) return {};
  return {
    serverFactory: (handler, { http, connectionTimeout = 0, ...times }) => {
      const { keepAliveTimeout = 5000, requestTimeout = 0 } = times;
      const options = { ...tlsOptions(files), ...http, keepAliveTimeout, requestTimeout };
      const server = createServer(options, handler);
      server.setTimeout(connectionTimeout);
      followFiles(server, files, { warn });
      return server;
    },
  };
}
