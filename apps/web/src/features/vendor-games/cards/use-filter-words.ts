import { useCallback } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';

const FEATURES = [
  'free-spins',
  'buy',
  'tumble',
  'cluster',
  'ways',
  'hold-and-win',
  'jackpot',
  'multiplier',
  'respin',
  'wheel',
] as const;

/** The name of a feature; a vendor's own word where we have none. */
export function useFeatureName(): (feature: string) => string {
  const t = useTexts('vendorGames');
  return useCallback(
    (feature) => {
      const known = FEATURES.find((each) => each === feature);
      return known === undefined ? asWords(feature) : t(`feature.${known}`);
    },
    [t],
  );
}

/** `golden-dragon` reads `Golden dragon`. */
export function asWords(code: string): string {
  const text = code.replaceAll(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
