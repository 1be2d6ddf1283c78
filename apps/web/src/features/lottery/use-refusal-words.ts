import { refusalWords } from '@fairhouse/rules/words';
import { useCallback, useContext } from 'react';
import type { ClientRefusal } from '../../calls/calls.ts';
import { FamilyContext } from '../../draws/family-context.ts';
import { usePlayWords } from '../../draws/play-words.ts';
import { useFamily } from './use-family.ts';

/** The text of a refused bet on the page's family, with its number as the board names it. */
export function useRefusalWords(): (refusal: ClientRefusal) => string {
  const family = useFamily(useContext(FamilyContext));
  const words = usePlayWords();
  return useCallback((refusal) => refusalWords(words, family, refusal), [words, family]);
}
