/** A feedback is at most so many characters (product.md section 9). */
export const FEEDBACK_LENGTH = 140;

/** How many characters may still be written. */
export function feedbackLeft(content: string): number {
  return FEEDBACK_LENGTH - content.length;
}
