export { certificateProblems } from './certificate-problems.ts';
export { createDeadline } from './create-deadline.ts';
export { internalFetch, type InternalRequest } from './internal-fetch.ts';
export * from './environment-fields.ts';
export { readEnvironment, type Environment } from './read-environment.ts';
export {
  isLoopback,
  LISTEN_FIELDS,
  readListenOptions,
  readInternalUrl,
  readNeighbourUrl,
  type ListenOptions,
} from './read-listen-options.ts';
export { readResponse } from './read-response.ts';
export { fastifyTlsOptions } from './fastify-tls-options.ts';
export { tlsOptions, type TlsFiles } from './tls-options.ts';
export { watchCertificate } from './watch-certificate.ts';
