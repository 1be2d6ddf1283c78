export * from './call.ts';
export * from './refusals/index.ts';
export * from './sealing.ts';
export * from './wire.ts';
