// What a jurisdiction asks of a game (vendors.md): flags of the RGS shape, by country.
import * as z from 'zod';

const FLAGS = {
  socialCasino: z.boolean().default(false),
  disabledFullscreen: z.boolean().default(false),
  disabledTurbo: z.boolean().default(false),
  disabledSuperTurbo: z.boolean().default(false),
  disabledAutoplay: z.boolean().default(false),
  disabledSlamstop: z.boolean().default(false),
  disabledSpacebar: z.boolean().default(false),
  disabledBuyFeature: z.boolean().default(false),
  displayNetPosition: z.boolean().default(false),
  displayRTP: z.boolean().default(true),
  displaySessionTimer: z.boolean().default(false),
  /** Milliseconds between two rounds of a game. */
  minimumRoundDuration: z.number().int().min(0).default(0),
};

const JURISDICTION = z.strictObject(FLAGS);

/** The rules by country; `*` is every other one. */
export const JURISDICTIONS = z.record(z.string(), JURISDICTION);

export type Jurisdiction = z.output<typeof JURISDICTION>;
export type Jurisdictions = z.output<typeof JURISDICTIONS>;

const NONE: Jurisdiction = JURISDICTION.parse({});

export function jurisdictionOf(all: Jurisdictions, country: string): Jurisdiction {
  return all[country] ?? all['*'] ?? NONE;
}
