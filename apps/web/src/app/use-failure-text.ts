import { useTexts } from '../i18n/use-texts.ts';
import { chunkTroubleOf } from './navigation/load-chunk.ts';

/** What a person reads where a part of the site failed (product.md section 8). */
export function useFailureText(error: unknown): string {
  const t = useTexts('shell');
  const trouble = chunkTroubleOf(error);
  return t(trouble === undefined ? 'unknownError' : `chunk.${trouble}`);
}
