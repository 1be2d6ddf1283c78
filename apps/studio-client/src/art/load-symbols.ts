import { symbolSvg } from './shapes.ts';

type Parts = Readonly<Record<string, string>>;

/** The symbols of each game, loaded with it alone. */
const LOADERS: Readonly<Record<string, () => Promise<Parts>>> = {
  'harbour-lights': async () => (await import('./symbols/harbour-lights.ts')).HARBOUR_LIGHTS,
  'jeepney-joy': async () => (await import('./symbols/jeepney-joy.ts')).JEEPNEY_JOY,
  'jade-koi': async () => (await import('./symbols/jade-koi.ts')).JADE_KOI,
  'gem-monsoon': async () => (await import('./symbols/gem-monsoon.ts')).GEM_MONSOON,
  'thousand-roofs': async () => (await import('./symbols/thousand-roofs.ts')).THOUSAND_ROOFS,
  'pearl-vault': async () => (await import('./symbols/pearl-vault.ts')).PEARL_VAULT,
  'sun-gate': async () => (await import('./symbols/sun-gate.ts')).SUN_GATE,
  'spice-route': async () => (await import('./symbols/spice-route.ts')).SPICE_ROUTE,
  'night-bazaar': async () => (await import('./symbols/night-bazaar.ts')).NIGHT_BAZAAR,
  'sampaguita-wheel': async () => (await import('./symbols/sampaguita-wheel.ts')).SAMPAGUITA_WHEEL,
};

/** The pictures of a game's symbols as SVG documents, by name. */
export async function loadSymbols(game: string): Promise<Record<string, string>> {
  const parts = (await LOADERS[game]?.()) ?? {};
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, symbolSvg(part)]));
}
