export { certificateProblems } from './certificate-problems.ts';
export { insideFetch, type InsideRequest } from './inside-fetch.ts';
export { isLoopback, readListening, readNeighbour, type Listening } from './read-listening.ts';
export { readAnswer } from './read-answer.ts';
export { secured } from './secured.ts';
export { type TlsFiles } from './tls-options.ts';
