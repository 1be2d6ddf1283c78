declare const brand: unique symbol;

/**
 * A value that cannot be mixed up with another of the same shape: an Amount is never passed for a
 * Rate.
 */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
