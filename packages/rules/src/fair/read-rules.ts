// Reads the flat objects of a proof as rules and tickets of a draw.
import { BLOCK_RULES } from './block-numbers.ts';
import { KENO_RULES } from './keno-numbers.ts';
import {
  BEACON_MODES,
  type CancelLeaf,
  type DrawRules,
  type EntryLeaf,
  type FlatObject,
  type TicketLeaf,
} from './proof.ts';

const LAYOUT = /^[1-9]x[1-9]\d?(?:,[1-9]x[1-9]\d?)*$/;
const ENTRY = /^\d{5}$/;
const FORMATS = ['digits', 'faces', 'pick', 'ranks', 'sum', 'entered'];
/** The fields of a ticket that belongs to a group buy. */
const SHARED = ['offer', 'division'];
const MONEY = /^(?:0|[1-9]\d{0,17})$/;

/** The rules of a draw; undefined when a field is missing, unknown or of another type. */
export function readRules(flat: FlatObject): DrawRules | undefined {
  const words = ['family', 'lottery', 'parties', 'styles', 'oddsVersion'];
  const wholes = ['length', 'prizes', 'max', 'opensAt', 'closesAt', 'round', 'narrowShare'];
  const marked = flat.mark === undefined ? 0 : 1;
  const limits = [flat.memberDrawPayout, flat.memberDayPayout].filter((each) => each !== undefined);
  const ranked = flat.format === 'ranks' ? 1 : 0;
  const counted = flat.independent === undefined ? 0 : 1;
  const blocked = flat.block === undefined ? 0 : 2;
  const derived = flat.keno === undefined ? 0 : 1;
  const fits =
    Object.keys(flat).length ===
      words.length +
        wholes.length +
        4 +
        marked +
        ranked +
        counted +
        blocked +
        derived +
        limits.length &&
    limits.every(isMoney) &&
    (blocked === 0 || isBlocked(flat)) &&
    (derived === 0 || isDerived(flat)) &&
    (counted === 0 || isWhole(flat.independent)) &&
    (marked === 0 || typeof flat.mark === 'string') &&
    (ranked === 0 || (typeof flat.layout === 'string' && LAYOUT.test(flat.layout))) &&
    words.every((name) => typeof flat[name] === 'string') &&
    wholes.every((name) => isWhole(flat[name])) &&
    FORMATS.some((format) => format === flat.format) &&
    BEACON_MODES.some((mode) => mode === flat.mode) &&
    isMoney(flat.maxPayout) &&
    isMoney(flat.narrowPayout);
  return fits ? (flat as unknown as DrawRules) : undefined;
}

/** A leaf that cancels an earlier ticket; undefined for any other object. */
export function readCancelLeaf(flat: FlatObject): CancelLeaf | undefined {
  const fits =
    Object.keys(flat).length === 5 &&
    ['id', 'player', 'nonce'].every((name) => typeof flat[name] === 'string') &&
    isWhole(flat.seq) &&
    isWhole(flat.cancels);
  return fits ? (flat as unknown as CancelLeaf) : undefined;
}

/** A player's number in a round of entries; undefined for any other object. */
export function readEntryLeaf(flat: FlatObject): EntryLeaf | undefined {
  const fits =
    Object.keys(flat).length === 5 &&
    ['id', 'player', 'nonce'].every((name) => typeof flat[name] === 'string') &&
    isWhole(flat.seq) &&
    typeof flat.entry === 'string' &&
    ENTRY.test(flat.entry);
  return fits ? (flat as unknown as EntryLeaf) : undefined;
}

/** The numbers that players entered, in order of arrival. */
export function readEntries(leaves: readonly FlatObject[]): string[] {
  return leaves.flatMap((leaf) => readEntryLeaf(leaf)?.entry ?? []);
}

/** A ticket of a draw; undefined when a field is missing, unknown or of another type. */
export function readTicketLeaf(flat: FlatObject): TicketLeaf | undefined {
  const terms = flat.style === 'FIXED' ? 'odds' : 'group';
  const shared = flat.offer === undefined && flat.division === undefined ? [] : SHARED;
  const words = ['id', 'player', 'play', 'pick', 'nonce', terms, ...shared];
  const fits =
    Object.keys(flat).length === words.length + 5 &&
    words.every((name) => typeof flat[name] === 'string') &&
    (flat.style === 'FIXED' || flat.style === 'GROUP' || flat.style === 'ZY') &&
    isWhole(flat.seq) &&
    isWhole(flat.multiple) &&
    isMoney(flat.stake) &&
    isMoney(flat.unit);
  return fits ? (flat as unknown as TicketLeaf) : undefined;
}

/**
 * Whether the block fields are consistent: a result derived from a block is in mode `entered`, with
 * both formula and time.
 */
function isBlocked({ block, blockAt, mode }: FlatObject): boolean {
  return mode === 'entered' && BLOCK_RULES.some((rule) => rule === block) && isWhole(blockAt);
}

/** Whether the rule of keno fits the form of the numbers, in a draw that is made here. */
function isDerived({ keno, format, length, max, prizes, mode }: FlatObject): boolean {
  const form = `${format} ${length} ${max} ${prizes}`;
  const isKnown = KENO_RULES.some((rule) => rule === keno);
  return (
    isKnown && mode !== 'entered' && form === (keno === 'places' ? 'digits 5 9 1' : 'pick 10 10 1')
  );
}

function isWhole(value: string | number | undefined): boolean {
  return typeof value === 'number' && value >= 0;
}

function isMoney(value: string | number | undefined): boolean {
  return typeof value === 'string' && MONEY.test(value);
}
