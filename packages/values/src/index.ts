export * from './amount.ts';
export * from './assert.ts';
export * from './brand.ts';
export * from './fill-text.ts';
export * from './find-by-text.ts';
export * from './id.ts';
export * from './intl-formats.ts';
export * from './language-locales.ts';
export * from './write-times.ts';
export * from './merchant.ts';
export {
  nameParameters,
  valuesOf,
  type NamedStatement,
  type ParameterName,
} from './name-parameters.ts';
export * from './rate.ts';
export * from './result.ts';
export * from './storable.ts';
export * from './instant.ts';
