import { expect, test } from 'vitest';
import { openDocument } from './document.ts';
import type { FirstPage } from './first-page.ts';

const BUILT = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <script nonce="__NONCE__">early()</script>
    <meta name="description" content="Lotteries." />
    <title>Fairhouse</title>
    <script type="module" crossorigin src="/assets/site.js" nonce="__NONCE__"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const PAGE: FirstPage = {
  tag: 'vi',
  theme: 'light',
  language: 'VI',
  merchant: 'saigon',
  head: '<title>Saigon</title>',
  variables: '--dark-accent:#123456',
  body: '<h1>$& __NONCE__ <div id="root"></div></h1>',
  answers: '{"/a":"</head>"}',
};

test('without a first page the document is as built, with the nonce', () => {
  expect(openDocument(BUILT)('n1', undefined)).toBe(BUILT.replaceAll('__NONCE__', 'n1'));
});

test('a first page is in the document, and the document’s scripts load later', () => {
  const html = openDocument(BUILT)('n1', PAGE);
  expect(html).toContain('<html lang="vi" data-theme="light" data-drawn="VI saigon">');
  expect(html).toContain('<title>Saigon</title>');
  expect(html).not.toContain('Fairhouse');
  expect(html).toContain('<style nonce="n1">:root{--dark-accent:#123456}</style>');
  expect(html).toContain('<script type="text/later" crossorigin src="/assets/site.js" nonce="n1">');
  expect(html).not.toContain('type="module"');
  expect(html.indexOf('first-answers')).toBeLessThan(html.indexOf('early()'));
});

test('the content of a first page is never treated as part of the document template', () => {
  const html = openDocument(BUILT)('n1', PAGE);
  expect(html).toContain(`<div id="root" data-dehydrated>${PAGE.body}</div>`);
  expect(html.match(/n1/g)).toHaveLength(3);
});

test('a document without the placeholders is sent unchanged', () => {
  const other = '<!doctype html><title>Console</title><div id="app"></div>';
  expect(openDocument(other)('n1', PAGE)).toBe(other);
});
