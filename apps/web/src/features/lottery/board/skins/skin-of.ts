// Skins: the plays of a family presented as its players know them elsewhere. A skin fills the same
// drafts as the tabs do; which plays it presents is decided here.
import type { Style } from '@fairhouse/rules/lottery';
import type { SoldPlay } from '../play-menu.ts';

/**
 * `sheet`: a press opens a sheet with the stake. `keypad`: numbers for several plays at once.
 * `sides`: panels of two opposite sides. `grid`: numbers by heads and tails.
 */
export type SkinKind = 'sheet' | 'keypad' | 'sides' | 'grid';

export interface Skin {
  readonly kind: SkinKind;
  /** The prize mode in which all its plays are sold. */
  readonly style: Style;
  /** The codes of its plays that are on sale, in the order in which they are shown. */
  readonly plays: readonly string[];
  /** Whether a board opens with it; else with the tabs, and the skin is one press away. */
  readonly isFirst: boolean;
}

type Plan = readonly [SkinKind, families: string, plays: string, opens: 'first' | 'offered'];

/** The plays of skins by family; `*` stands for any end of a code. */
const PLANS: readonly Plan[] = [
  ['sheet', 'WGG', 'Color Number BigSmall', 'first'],
  [
    'keypad',
    'TH HANOI LAO STOCK YEEKEE',
    'Top3 Tod3 Top2 Bottom2 RunTop RunBottom Front3 Back3 Tod2 Top4 Tod4',
    'first',
  ],
  [
    'grid',
    'VNN VNS',
    'DeSpecial Lo2 Lo2_1K LoHead2 DeFirst DeHead DeHeadTail Bao8_2 Bao7_2 Lo3 Cang3Special Cang3Head Cang3HeadTail',
    'first',
  ],
  ['sides', 'BCR BCB', 'Main Pair SuperSix', 'first'],
  ['sides', 'VTX', 'TaiXiu BS', 'first'],
  ['sides', 'VXD', 'XocDia', 'first'],
  ['sides', 'K3', 'BSOE BSOE_TripleKill', 'first'],
  ['sides', 'FANTAN FANTAN5D FANTANK3', 'BSOE Fan Kwok', 'first'],
  ['sides', '5D', 'PositionBSOE SumBSOE', 'first'],
  ['sides', 'SEAPK10', 'PlaceBS PlaceOE', 'first'],
  ['sides', 'PK10', 'SumBSOE_Tie11 SumBSOE_Split DragonTiger_* PlaceBSOE', 'offered'],
  ['sides', 'SSC 3D P5', 'TotalBSOE DragonTiger_* BallBSOE', 'offered'],
  ['sides', '11X5', 'SumBSOE DragonTiger_* BallBSOE', 'offered'],
];

const BY_FAMILY: ReadonlyMap<string, Plan> = new Map(
  PLANS.flatMap((plan) => plan[1].split(' ').map((family) => [family, plan] as const)),
);

/** The skin of a family for the plays on sale; undefined where it has none. */
export function skinOf(family: string, plays: readonly SoldPlay[]): Skin | undefined {
  const plan = BY_FAMILY.get(family);
  if (plan === undefined) return undefined;
  const [kind, , codes, opens] = plan;
  const presented = codes
    .split(' ')
    .flatMap((code) => plays.filter(({ play }) => fits(code, play)));
  const style = styleOf(presented);
  if (style === undefined) return undefined;
  const sold = presented.filter(({ styles }) => styles.includes(style));
  return { kind, style, plays: sold.map(({ play }) => play), isFirst: opens === 'first' };
}

function fits(code: string, play: string): boolean {
  return code.endsWith('*') ? play.startsWith(code.slice(0, -1)) : play === code;
}

/** Fixed odds come first: they can be shown on each choice. */
function styleOf(plays: readonly SoldPlay[]): Style | undefined {
  const styles: readonly Style[] = ['FIXED', 'GROUP', 'ZY'];
  return styles.find((style) => plays.some((each) => each.styles.includes(style)));
}
