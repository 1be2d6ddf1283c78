// A built page's document, and what a request's own puts into it.
import type { FirstPage } from './first-page.ts';

/** Writes the document with a nonce and, where there is one, with the first page in it. */
export type FillDocument = (nonce: string, page: FirstPage | undefined) => string;

const NONCE = '__NONCE__';
/* What is drawn is seen first: its script (`apps/web/early.js`) fetches the others after that. */
const SCRIPT = '<script type="module"';
const LATER = '<script type="text/later"';

/** What a first page replaces in the document, in the order in which it stands there. */
const REPLACED = [
  /<html[^>]*>\s*<head>/,
  /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/,
  /<\/head>/,
  /<div id="root"><\/div>/,
] as const;

/** Takes a document apart once, so that what goes into it is never itself looked through. */
export function openDocument(html: string): FillDocument {
  const plain = html.split(NONCE);
  const around = textAround(html.replaceAll(SCRIPT, LATER));
  return (nonce, page) => {
    if (page === undefined || around === undefined) return plain.join(nonce);
    const pieces = piecesOf(page, nonce);
    return around.map((text, at) => text.join(nonce) + (pieces[at] ?? '')).join('');
  };
}

/** The text before, between and behind what is replaced; undefined where some is not there. */
function textAround(html: string): string[][] | undefined {
  const texts: string[] = [];
  let rest = html;
  for (const piece of REPLACED) {
    const found = piece.exec(rest);
    if (found === null) return undefined;
    texts.push(rest.slice(0, found.index));
    rest = rest.slice(found.index + found[0].length);
  }
  return [...texts, rest].map((text) => text.split(NONCE));
}

function piecesOf(page: FirstPage, nonce: string): string[] {
  const { tag, theme, language, merchant } = page;
  return [
    `<html lang="${tag}" data-theme="${theme}" data-drawn="${language} ${merchant}">\n<head>` +
      `<script type="application/json" id="first-answers">${page.answers}</script>`,
    page.head,
    `<style nonce="${nonce}">:root{${page.variables}}</style>\n</head>`,
    `<div id="root" inert>${page.body}</div>`,
  ];
}
