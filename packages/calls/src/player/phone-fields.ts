// The fields in which a mobile number is given, and in which it is proven.
import * as z from 'zod';

/** A mobile number as it is typed, with or without its country. */
export const typedMobile = z.string().trim().min(4).max(40);

/** `63` or `+63`; without it the merchant's own country is meant. */
export const dialingCode = z
  .string()
  .regex(/^(\+?\d{1,4})?$/)
  .optional();

/** Firebase's word for a number. */
export const firebaseProof = {
  firebaseChannel: z.literal('sms').optional(),
  /** A token of Firebase that names the number, good once. */
  firebaseIdToken: z.string().max(4096).optional(),
};

/** Proof that a number is the caller's: a code that we sent, or Firebase's word for it. */
export const phoneProof = {
  verificationCode: z.string().trim().max(255).optional(),
  ...firebaseProof,
};
