import { loadFamily, type Family } from '@fairhouse/rules/lottery';
import { loadPlayWords, type PlayWords } from '@fairhouse/rules/words';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { itemWords, type ItemWords } from './item-words.ts';

/** Names the numbers of a family's plays in words; by their codes until the words are loaded. */
export function useItemWords(family: string | undefined): (item: string) => ItemWords {
  const text = useText();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['playWords', language, family],
    queryFn: () => loadWords(language, family ?? ''),
    enabled: family !== undefined && family !== '',
    staleTime: Infinity,
  });
  const several = text('exposure.several');
  return (item) =>
    data === undefined
      ? { play: '', pick: item }
      : itemWords(data.words, data.family, item, several);
}

async function loadWords(
  language: ReturnType<typeof useLanguage>,
  code: string,
): Promise<{ words: PlayWords; family: Family | undefined }> {
  const [words, family] = await Promise.all([loadPlayWords(language, code), loadFamily(code)]);
  return { words, family };
}
