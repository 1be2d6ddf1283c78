import { GEM_MONSOON } from './models/gem-monsoon.ts';
import { HARBOUR_LIGHTS } from './models/harbour-lights.ts';
import { JADE_KOI } from './models/jade-koi.ts';
import { JEEPNEY_JOY } from './models/jeepney-joy.ts';
import { NIGHT_BAZAAR } from './models/night-bazaar.ts';
import { PEARL_VAULT } from './models/pearl-vault.ts';
import { SAMPAGUITA_WHEEL } from './models/sampaguita-wheel.ts';
import { SPICE_ROUTE } from './models/spice-route.ts';
import { SUN_GATE } from './models/sun-gate.ts';
import { THOUSAND_ROOFS } from './models/thousand-roofs.ts';
import type { SlotModel } from './slot-model.ts';

/** The ten slots, in the order of games.md 5.3. */
export const SLOT_MODELS: readonly SlotModel[] = [
  HARBOUR_LIGHTS,
  JEEPNEY_JOY,
  JADE_KOI,
  GEM_MONSOON,
  THOUSAND_ROOFS,
  PEARL_VAULT,
  SUN_GATE,
  SPICE_ROUTE,
  NIGHT_BAZAAR,
  SAMPAGUITA_WHEEL,
];

/** The model of a game by code and version, such as `jade-koi/1`; undefined for an unknown one. */
export function findSlotModel(game: string): SlotModel | undefined {
  return SLOT_MODELS.find(({ code, version }) => game === `${code}/${version}`);
}
