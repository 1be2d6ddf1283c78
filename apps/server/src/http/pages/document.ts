// The HTML document of a built page, and what each request inserts into it.
import type { FirstPage } from './first-page.ts';

/** Renders the document with a nonce and, where there is one, with the first page inside. */
export type FillDocument = (nonce: string, page: FirstPage | undefined) => string;

const NONCE = '__NONCE__';
/*
 * The server-rendered page is painted first; its script (`apps/web/early.js`) loads the others
 * later.
 */
const SCRIPT = '<script type="module"';
const LATER = '<script type="text/later"';

/** The parts of the document that a first page replaces, in document order. */
const REPLACED = [
  /<html[^>]*>\s*<head>/,
  /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/,
  /<\/head>/,
  /<div id="root"><\/div>/,
] as const;

/** Splits the document once, so that inserted text is never searched for placeholders. */
export function openDocument(html: string): FillDocument {
  const plain = html.split(NONCE);
  const around = textAround(html.replaceAll(SCRIPT, LATER));
  return (nonce, page) => {
    if (page === undefined || around === undefined) return plain.join(nonce);
    const pieces = piecesOf(page, nonce);
    return around.map((text, at) => text.join(nonce) + (pieces[at] ?? '')).join('');
  };
}

/** The text before, between and after the replaced parts; undefined where one is missing. */
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
    `<div id="root" data-dehydrated>${page.body}</div>`,
  ];
}
