import type { Texts } from '../i18n/en.ts';
import { VERDICTS } from './verdicts.ts';
import { verifyText } from './verify-text.ts';

interface CheckedRound {
  readonly text: string;
  readonly kind: string;
  /** The text of its file; undefined where there is none. */
  readonly file: string | undefined;
}

/** Loads the file of a round and verifies it here. */
export async function checkRound(texts: Texts, id: string): Promise<CheckedRound> {
  const response = await fetch(`/verify/round/${id}`).catch(() => undefined);
  if (response === undefined) return { text: texts.offline, kind: '', file: undefined };
  // A stake that came too late took part in no round.
  if (response.status === 404) return { text: texts.noFile, kind: '', file: undefined };
  const file = response.ok ? await response.text() : undefined;
  const [key, kind] = VERDICTS[file === undefined ? 'failed' : verifyText(file)];
  return { text: texts[key], kind, file };
}
