export * from './call.ts';
export * from './features.ts';
export * from './paging.ts';
export * from './refusals/index.ts';
export * from './sealing.ts';
export * from './support-link.ts';
export * from './wire.ts';
