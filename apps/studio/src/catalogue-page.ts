import type { PublishedGame } from './catalogue.ts';

/** Renders the list of published games as a page. */
export function renderCataloguePage(games: readonly PublishedGame[]): string {
  const list =
    games.length === 0
      ? '<p>No game is published. Merchants list no category for this studio until one is.</p>'
      : `<ul>${games.map((game) => `<li>${escape(game.name)}</li>`).join('')}</ul>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Fairhouse Studio</title>
<link rel="stylesheet" href="/studio.css"><h1>Fairhouse Studio</h1>
<p>A vendor of games, apart from every house that plays them.</p>${list}</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
