import { verifyRound, type Verdict } from '@fairhouse/rules/rounds';

/** Verifies the text of a round's file; one that is no file proves nothing. */
export function verifyText(text: string): Verdict {
  try {
    return verifyRound(JSON.parse(text));
  } catch {
    return 'failed';
  }
}
