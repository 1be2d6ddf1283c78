// Every family whose examples can be run, beside SSC and tickets.
import { k3Reader } from './k3.ts';
import { kenoReader } from './keno.ts';
import { lhcReader } from './lhc.ts';
import { pc28Reader } from './pc28.ts';
import type { FamilyReader } from './reader.ts';
import { vietnamReader } from './vietnam.ts';
import { fourDReader } from './four-d.ts';
import { thaiReader } from './thai.ts';

export const FAMILY_READERS: readonly FamilyReader[] = [
  k3Reader,
  pc28Reader,
  lhcReader,
  kenoReader,
  vietnamReader,
  fourDReader,
  thaiReader,
];
