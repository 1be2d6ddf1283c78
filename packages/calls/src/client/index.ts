export * from './client.ts';
export * from './routes-of.ts';
