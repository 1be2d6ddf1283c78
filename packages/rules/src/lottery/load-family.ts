// Loads families individually, so that a page loads only the rules of the lottery that it shows.
import type { Family } from './plays/play.ts';

const LOADS: Readonly<Record<string, () => Promise<Family>>> = {
  SSC: async () => (await import('./ssc/index.ts')).SSC,
  '3D': async () => (await import('./three-d/index.ts')).THREE_D,
  P5: async () => (await import('./three-d/index.ts')).P5,
  '11X5': async () => (await import('./eleven-five/index.ts')).ELEVEN_FIVE,
  PK10: async () => (await import('./pk10/index.ts')).PK10,
  K3: async () => (await import('./k3/index.ts')).K3,
  PC28: async () => (await import('./pc28/index.ts')).PC28,
  LHC: async () => (await import('./lhc/index.ts')).LHC,
  KL8: async () => (await import('./keno/index.ts')).KL8,
  VTX: async () => (await import('./sea/dice-games.ts')).VTX,
  VXD: async () => (await import('./sea/xoc-dia.ts')).VXD,
  VBC: async () => (await import('./sea/dice-games.ts')).VBC,
  WGG: async () => (await import('./sea/win-go.ts')).WGG,
  '5D': async () => (await import('./sea/five-d.ts')).FIVE_D,
  SEAK3: async () => (await import('./sea/dice-games.ts')).SEAK3,
  SEAPK10: async () => (await import('./sea/race.ts')).SEAPK10,
  FANTAN: async () => (await import('./sea/fan-tan.ts')).FANTAN,
  FANTAN5D: async () => (await import('./sea/fan-tan.ts')).FANTAN_5D,
  FANTANK3: async () => (await import('./sea/fan-tan.ts')).FANTAN_K3,
  BCR: async () => (await import('./sea/baccarat.ts')).BCR,
  BCB: async () => (await import('./sea/baccarat.ts')).BCB,
  CLR: async () => (await import('./sea/dice-games.ts')).CLR,
  VNN: async () => (await import('./vietnam/index.ts')).VNN,
  VNS: async () => (await import('./vietnam/index.ts')).VNS,
  VNS2: async () => (await import('./vietnam/index.ts')).VNS2,
  VL645: async () => (await import('./vietlott/lotto.ts')).MEGA_645,
  VL655: async () => (await import('./vietlott/lotto.ts')).POWER_655,
  MAX3D: async () => (await import('./vietlott/max-3d.ts')).MAX_3D,
  ID: async () => (await import('./togel/index.ts')).TOGEL,
  MY4D: async () => (await import('./four-d/index.ts')).MY4D,
  SG4D: async () => (await import('./four-d/index.ts')).SG4D,
  HANOI: async () => (await import('./thai/index.ts')).HANOI,
  LAO: async () => (await import('./thai/index.ts')).LAO,
  STOCK: async () => (await import('./thai/index.ts')).STOCK,
  TH: async () => (await import('./thai/index.ts')).TH,
  YEEKEE: async () => (await import('./thai/index.ts')).YEEKEE,
  TL2D: async () => (await import('./philippines/pair.ts')).TL2D,
  TL2D37: async () => (await import('./philippines/pair.ts')).TL2D37,
  TL3D: async () => (await import('./philippines/digit-families.ts')).TL3D,
  TL4D: async () => (await import('./philippines/digit-families.ts')).TL4D,
  TL6D: async () => (await import('./philippines/digit-families.ts')).TL6D,
  TL642: async () => (await import('./philippines/lotto.ts')).TL642,
  TL645: async () => (await import('./philippines/lotto.ts')).TL645,
  TL649: async () => (await import('./philippines/lotto.ts')).TL649,
  TL655: async () => (await import('./philippines/lotto.ts')).TL655,
  TL658: async () => (await import('./philippines/lotto.ts')).TL658,
};

/**
 * The family with a code such as `SSC`, from a module of its own; undefined for an unknown code.
 * Returns the same object as `findFamily`.
 */
export function loadFamily(code: string): Promise<Family | undefined> {
  const load = Object.hasOwn(LOADS, code) ? LOADS[code] : undefined;
  return load?.() ?? Promise.resolve(undefined);
}
