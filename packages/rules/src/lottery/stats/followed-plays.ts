/** The plays that have roads, in display order; `#` is any pair of places. */
export const FOLLOWED_PLAYS: Readonly<Record<string, string>> = {
  SSC: 'TotalBSOE BallBSOE DragonTiger_#',
  '3D': 'TotalBSOE BallBSOE DragonTiger_#',
  P5: 'TotalBSOE BallBSOE DragonTiger_#',
  '11X5': 'SumBSOE SumTailBS BallBSOE DragonTiger_#',
  PK10: 'PlaceBSOE DragonTiger_# SumBSOE_Tie11',
  K3: 'BSOE_TripleKill',
  SEAK3: 'BSOE_TripleKill',
  PC28: 'BSOE BallBSOE DragonTiger',
  LHC: 'SpecialTwoSide TotalBSOE',
  KL8: 'Fun_BS Fun_OE Fun_OEBoard',
  VTX: 'TaiXiu BS',
  VXD: 'XocDia',
  WGG: 'BigSmall Color',
  '5D': 'SumBSOE PositionBSOE',
  SEAPK10: 'PlaceBS PlaceOE',
  FANTAN: 'BSOE',
  FANTAN5D: 'BSOE',
  FANTANK3: 'BSOE',
  BCR: 'Main',
  BCB: 'Main',
  VNN: 'SpecialBSOE',
  VNS: 'SpecialBSOE',
  HANOI: 'BSOE',
  LAO: 'BSOE',
  YEEKEE: 'BSOE',
  ID: '5050Umum 5050Special',
  TL3D: 'BSOE',
  TL4D: 'BSOE',
  TL6D: 'BSOE',
};

/** Whether the players of a family follow roads; needs no family's plays. */
export function hasRoads(family: string): boolean {
  return Object.hasOwn(FOLLOWED_PLAYS, family);
}
