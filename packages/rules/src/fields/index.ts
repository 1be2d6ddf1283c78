// Entry point of form fields: one table of validation rules for server, site and console.
export * from './dates.ts';
export * from './examples.ts';
export * from './families.ts';
export * from './field-rule.ts';
export * from './register-fields.ts';
