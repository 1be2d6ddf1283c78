declare const brand: unique symbol;

/**
 * A nominal type: a value cannot be assigned to another brand of the same base type, such as an
 * Amount to a Rate.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
