// The rates of a contract in a few words.
interface TierPay {
  readonly ratePct?: string | undefined;
  readonly winRatePct?: string | undefined;
  readonly lossRatePct?: string | undefined;
  readonly fixedAmount?: string | undefined;
}

/** What one tier pays: a rate, both rates of winning and losing stakes, or an amount. */
export function payText({ ratePct, winRatePct, lossRatePct, fixedAmount }: TierPay): string {
  if (ratePct !== undefined) return `${ratePct} %`;
  return fixedAmount ?? `${winRatePct ?? ''} / ${lossRatePct ?? ''} %`;
}

/** What all tiers pay, the lowest first. */
export const ratesText = (tiers: readonly TierPay[]): string => tiers.map(payText).join(', ');
