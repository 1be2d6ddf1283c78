import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';
import { checkRound } from './check-round.ts';

/**
 * Verifies one round by a press, and then has its file to copy: a frame may not save one, and who
 * does not trust this page checks it elsewhere.
 */
export function roundProof(texts: Texts, id: string): HTMLElement {
  const verdict = el('p', { role: 'status' });
  const place = el('div', {});
  const check = async (): Promise<void> => {
    const { text, kind, file } = await checkRound(texts, id);
    verdict.textContent = text;
    verdict.className = kind;
    if (file === undefined) return;
    const box = el('textarea', { class: 'code', rows: 5, 'aria-label': texts.roundFile });
    box.readOnly = true;
    box.value = file;
    box.addEventListener('focus', () => box.select());
    place.replaceChildren(el('p', { class: 'hint' }, texts.roundFile), box);
  };
  return el(
    'section',
    { class: 'proof' },
    el('button', { type: 'button', class: 'plain', click: () => void check() }, texts.verify),
    verdict,
    place,
  );
}
