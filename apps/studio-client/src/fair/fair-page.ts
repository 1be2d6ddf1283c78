// The pages without a session: the catalogue, and the figures of a game with the check of a file.
import type { Texts } from '../i18n/en.ts';
import { el } from '../ui/dom.ts';
import { gameCodes, gameName } from '../ui/game-names.ts';
import { gameFigures } from './game-figures.ts';
import { VERDICTS } from './verdicts.ts';
import { verifyText } from './verify-text.ts';

export async function showFairPage({
  root,
  texts,
  code,
  language,
}: {
  readonly root: HTMLElement;
  readonly texts: Texts;
  readonly code: string;
  readonly language: string;
}): Promise<void> {
  const name = gameName(code, language);
  if (name === '') {
    const games = gameCodes().map((each) =>
      el(
        'a',
        { href: `/fair/${each}/?lang=${language.slice(0, 2)}` },
        el('img', { alt: '', loading: 'lazy', src: `/thumbs/${each}.svg` }),
        el('span', {}, gameName(each, language)),
      ),
    );
    root.replaceChildren(
      el(
        'div',
        { class: 'fair' },
        el('h1', {}, 'Fairhouse Studio'),
        el('div', { class: 'catalogue' }, ...games),
      ),
    );
    return;
  }
  const verdict = el('p', { role: 'status' });
  const file = el('input', {
    type: 'file',
    accept: 'application/json',
    'aria-label': texts.verifyFile,
  });
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then((text) => {
      const [key, kind] = VERDICTS[verifyText(text)];
      verdict.textContent = texts[key];
      verdict.className = kind;
    });
  });
  root.replaceChildren(
    el(
      'div',
      { class: 'fair' },
      el('h1', {}, name),
      ...(await gameFigures(code, texts)),
      el('h3', {}, texts.verifyFile),
      file,
      verdict,
    ),
  );
}
