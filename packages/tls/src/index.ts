export { certificateProblems } from './certificate-problems.ts';
export { internalFetch, type InternalRequest } from './internal-fetch.ts';
export {
  isLoopback,
  readListenOptions,
  readInternalUrl,
  type ListenOptions,
} from './read-listen-options.ts';
export { readResponse } from './read-response.ts';
export { fastifyTlsOptions } from './fastify-tls-options.ts';
export { type TlsFiles } from './tls-options.ts';
