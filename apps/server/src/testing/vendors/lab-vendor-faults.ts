/** What the vendor does wrong; nothing where a knob is missing. */
export interface LabVendorFaults {
  acceptsAnySignature?: boolean;
  knowsNoNextKey?: boolean;
  keepsFormerKey?: boolean;
  isSilent?: boolean;
  answers500?: boolean;
  badRow?: boolean;
  unofferedCurrency?: boolean;
  noReturn?: boolean;
  noArt?: boolean;
  launchesUnknown?: boolean;
  launchesAnyCurrency?: boolean;
  foreignHost?: boolean;
  noPage?: boolean;
  crashesOnMistypes?: boolean;
  demoAsksWallet?: boolean;
  knowsEveryRound?: boolean;
  listsOutsideSpan?: boolean;
  wrongToken?: boolean;
  betsInOtherCurrency?: boolean;
  repeatsBetWithNewId?: boolean;
  givesWinUp?: boolean;
  repeatsWinWithNewId?: boolean;
  playsWithoutMoney?: boolean;
  forgetsEndedSession?: boolean;
  forgetsTransactions?: boolean;
  hidesJackpots?: boolean;
  takesFreeStakes?: boolean;
  forgetsCancellations?: boolean;
}
