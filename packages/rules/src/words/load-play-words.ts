import { fillText, type Language } from '@fairhouse/values';
import { familyWords, type FindText } from './family-words.ts';
import { loadPlayTexts, type PlayTexts } from './load-play-texts.ts';
import { playNamespaceOf } from './play-namespaces.ts';
import { sharedWords, type PlayWords } from './play-words.ts';

/** The words of a family's plays in a language. */
export async function loadPlayWords(language: Language, family: string): Promise<PlayWords> {
  const shared = finderOf(await loadPlayTexts(language, 'plays'));
  const namespace = playNamespaceOf(family);
  if (namespace === 'plays') return sharedWords(shared);
  return familyWords(finderOf(await loadPlayTexts(language, namespace)), shared);
}

function finderOf(texts: PlayTexts): FindText {
  return (key, params = {}) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return text === undefined ? undefined : fillText(text, params);
  };
}
