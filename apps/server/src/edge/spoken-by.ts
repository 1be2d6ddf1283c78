import type { Language } from '@fairhouse/values';
import type { FastifyRequest } from 'fastify';

/** The browser's languages, best first. */
export function spokenBy({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(';');
      return { tag, weight: Number(weight.trim().replace(/^q=/, '')) };
    })
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
}

/** How browsers write our languages; Indonesian has an older name too. */
const TAGS: Readonly<Record<string, Language>> = {
  en: 'EN',
  zh: 'CN',
  id: 'ID',
  in: 'ID',
  th: 'TH',
  vi: 'VI',
};

/** Which of our languages the browser would have; EN where it knows none of them. */
export function languageSpokenBy(request: Pick<FastifyRequest, 'headers'>): Language {
  const [first = 'EN'] = spokenBy(request).flatMap(
    (tag) => TAGS[tag.toLowerCase().split('-', 1)[0] ?? ''] ?? [],
  );
  return first;
}
