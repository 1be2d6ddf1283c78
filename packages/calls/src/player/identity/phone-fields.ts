// Fields for a mobile number, and for the proof of one.
import * as z from 'zod';

/** A mobile number as typed, with or without its country. */
export const typedMobile = z.string().trim().min(4).max(40);

/** `63` or `+63`; the merchant's own country without it. */
export const dialingCode = z
  .string()
  .regex(/^(\+?\d{1,4})?$/)
  .optional();

/** Firebase's proof of a number. */
export const firebaseProof = {
  firebaseChannel: z.literal('sms').optional(),
  /** A Firebase token that contains the number, valid once. */
  firebaseIdToken: z.string().max(4096).optional(),
};

/** Proof that a number is the caller's: a code that the server sent, or Firebase's token. */
export const phoneProof = {
  verificationCode: z.string().trim().max(255).optional(),
  ...firebaseProof,
};
