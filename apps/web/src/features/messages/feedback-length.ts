/** The maximum length of a feedback, in characters (product.md section 9). */
export const FEEDBACK_LENGTH = 140;

/** The count of characters left. */
export function feedbackLeft(content: string): number {
  return FEEDBACK_LENGTH - content.length;
}
