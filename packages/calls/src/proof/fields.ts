// The fields of published files. `zod/mini` has a third of the weight of zod in a page.
import { isFlat, type FlatObject } from '@fairhouse/rules/fair';
import * as z from 'zod/mini';

// `maxLength` would count code points.
export const text = z.string().check(z.regex(/^.{0,200}$/s));
/** A SHA-256 hash or an Ed25519 key as hex. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** An Ed25519 signature as hex. */
export const signed = z.string().check(z.regex(/^[0-9a-f]{128}$/));
export const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,200}$/));
export const whole = z.int().check(z.gte(0));
/** A non-negative whole number as decimal digits. */
export const digits = z.string().check(z.regex(/^(?:0|[1-9]\d{0,17})$/));
/** Text that needs no escape inside the quotes of a leaf. */
export const plain = z.string().check(z.regex(/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,200}$/));
/** What is hashed by its canonical text, which the rules define. */
export const flat = z.custom<FlatObject>(isFlat);
/**
 * As one value: of 100,000 leaves that are all wrong, the first is enough, where an array of `flat`
 * takes half a second to describe each.
 */
export const leaves = z.custom<readonly FlatObject[]>(
  (value) => Array.isArray(value) && value.every(isFlat),
);
