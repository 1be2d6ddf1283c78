import type { Language } from '@fairhouse/values';
import type { FastifyRequest } from 'fastify';

/** The browser's languages, best first. */
export function acceptedLanguages({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(';');
      return { tag, weight: Number(weight.trim().replace(/^q=/, '')) };
    })
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
}

/** The supported languages by language tag; Indonesian has an older tag too. */
const TAGS: Readonly<Record<string, Language>> = {
  en: 'EN',
  zh: 'CN',
  id: 'ID',
  in: 'ID',
  th: 'TH',
  vi: 'VI',
};

/** The supported language that the browser prefers; EN where it lists none of them. */
export function preferredLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const [first = 'EN'] = acceptedLanguages(request).flatMap(
    (tag) => TAGS[tag.toLowerCase().split('-', 1)[0] ?? ''] ?? [],
  );
  return first;
}
