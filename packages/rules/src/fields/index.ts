// The door of form fields: what a text must look like, one table for server, site and console.
export * from './dates.ts';
export * from './examples.ts';
export * from './families.ts';
export * from './judge-field.ts';
export * from './register-fields.ts';
