import type { Verdict } from '@fairhouse/rules/rounds';

/** What each verdict says, and how it looks. */
export const VERDICTS: Readonly<
  Record<
    Verdict,
    readonly [key: 'verified' | 'verifiedVoid' | 'sealed' | 'notVerified', kind: string]
  >
> = {
  verified: ['verified', 'good'],
  void: ['verifiedVoid', 'good'],
  sealed: ['sealed', ''],
  failed: ['notVerified', 'bad'],
};
