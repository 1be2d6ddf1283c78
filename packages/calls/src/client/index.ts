export * from './client.ts';
export * from './routes-of.ts';
export { standingIn, type Standing } from '../player/standing.ts';
