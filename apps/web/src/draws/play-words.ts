// The texts of plays, positions and symbols, in the page's language.
import { useContext, useMemo } from 'react';
import {
  familyWords,
  playNamespaceOf,
  sharedWords,
  type FindText,
  type PlayWords,
} from '@fairhouse/rules/words';
import { useTexts } from '../i18n/use-texts.ts';
import { FamilyContext } from './family-context.ts';

type SayPlays = ReturnType<typeof useTexts<'plays'>>;

/** The texts of a family's plays; without a name, of the page's family. */
export function usePlayWords(family?: string): PlayWords {
  const around = useContext(FamilyContext);
  const namespace = playNamespaceOf(family ?? around);
  const shared = useTexts('plays');
  const own = useTexts(namespace);
  return useMemo(
    () =>
      namespace === 'plays'
        ? sharedWords(finderOf(shared))
        : familyWords(finderOf(own as SayPlays), finderOf(shared)),
    [namespace, own, shared],
  );
}

/** `say` returns an unknown key itself. */
function finderOf(t: SayPlays): FindText {
  const say = t as (key: string, params?: Readonly<Record<string, string>>) => string;
  return (key, params) => {
    const text = say(key, params);
    return text === key ? undefined : text;
  };
}
