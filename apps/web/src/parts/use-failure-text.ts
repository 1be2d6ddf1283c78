import { useTexts } from '../i18n/use-texts.ts';
import { chunkTroubleOf } from './load-chunk.ts';

/** The text for a part of the site that failed to load (product.md section 8). */
export function useFailureText(error: unknown): string {
  const t = useTexts('shell');
  const trouble = chunkTroubleOf(error);
  return t(trouble === undefined ? 'unknownError' : `chunk.${trouble}`);
}
