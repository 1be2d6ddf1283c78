// The pictures of the catalogue: 640 × 480 for a card, 1600 × 900 behind a page.
import { loadSymbols } from './load-symbols.ts';
import { INSTANT_PICTURES } from './instant-pictures.ts';
import { LOOKS } from './scenes/looks.ts';
import { sceneOf } from './scenes/scene.ts';

/** The two symbols in front of each scene. */
const HEROES: Readonly<Record<string, readonly [string, string, string]>> = {
  'harbour-lights': ['H1', 'W', 'L1'],
  'jeepney-joy': ['H1', 'W', 'L2'],
  'jade-koi': ['H1', 'S', 'L1'],
  'gem-monsoon': ['H2', 'H1', 'H3'],
  'thousand-roofs': ['H2', 'W', 'H1'],
  'pearl-vault': ['H2', 'C', 'W'],
  'sun-gate': ['H3', 'W', 'H1'],
  'spice-route': ['H2', 'H1', 'H4'],
  'night-bazaar': ['H1', 'S', 'O10'],
  'sampaguita-wheel': ['7R', 'WH', 'W'],
};

/** The inside of an SVG document, with a place for it on another. */
function placed(svg: string, place: string): string {
  return svg.replace(
    /^<svg [^>]*viewBox="([^"]*)"[^>]*>/,
    (_all, box: string) => `<svg ${place} viewBox="${box}">`,
  );
}

export async function drawThumbs(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const code of Object.keys(LOOKS)) {
    const symbols = await loadSymbols(code);
    const scene = sceneOf(code, false);
    const [left, middle, right] = HEROES[code] ?? ['', '', ''];
    const part = (name: string, place: string): string => placed(symbols[name] ?? '', place);
    files[`${code}-wide.svg`] = scene;
    files[`${code}.svg`] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">` +
      placed(
        scene,
        'x="-107" y="0" width="854" height="480" preserveAspectRatio="xMidYMid slice"',
      ) +
      part(left, 'x="30" y="150" width="230" height="230"') +
      part(right, 'x="380" y="150" width="230" height="230"') +
      part(middle, 'x="170" y="80" width="300" height="300"') +
      '</svg>';
  }
  for (const [code, picture] of Object.entries(INSTANT_PICTURES)) {
    files[`${code}.svg`] = picture(640, 480);
    files[`${code}-wide.svg`] = picture(1600, 900);
  }
  return files;
}
