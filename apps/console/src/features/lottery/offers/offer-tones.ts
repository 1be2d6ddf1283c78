/** The look of each state of an offer. */
export const OFFER_TONES = {
  OPEN: 'work',
  FILLED: 'wait',
  PLACED: 'good',
  RETURNING: 'wait',
  RETURNED: 'plain',
} as const;
