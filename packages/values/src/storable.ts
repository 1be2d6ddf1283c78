/** Text columns take no NUL, and half a character of UTF-16 comes back as another one. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether a text can be kept and comes back as it was: no NUL and no lone surrogate in it. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
