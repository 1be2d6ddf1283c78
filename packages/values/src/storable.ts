/** Text columns reject NUL, and a lone surrogate is read back as another character. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether a text column returns the text unchanged: it contains no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
