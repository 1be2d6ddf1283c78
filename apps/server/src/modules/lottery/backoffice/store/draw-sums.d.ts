import { type MerchantId } from '@fairhouse/values';
import { type Sql } from '../../../../platform/sql.ts';
/** What bets return in theory; a sum over draws is that of their bets. */
export interface ExpectedReturn {
    /** The stakes of the bets whose return is known. */
    readonly compared: bigint;
    /** Stakes times the lowest and the highest return of their plays, in parts per trillion. */
    readonly low: bigint;
    readonly high: bigint;
    /** An upper bound of the variance of what they are paid. */
    readonly variance: bigint;
}
/** A settled draw whose sums are to be made. */
export interface SumDue {
    draw_id: bigint;
    version: number;
    lottery: string;
    issue: string;
}
export interface BoughtRow {
    play: string;
    pick: string;
    style: 'GROUP' | 'FIXED' | 'ZY';
    terms: string;
    unit: bigint;
    notes: number;
    multiple: bigint;
    stake: bigint;
}
export declare function listSumsDue(sql: Sql, merchant: MerchantId): Promise<SumDue[]>;
/** False if another process makes the draw's sums, or has made them. */
export declare function lockSumDue(sql: Sql, merchant: MerchantId, due: SumDue): Promise<boolean>;
export declare function listBought(sql: Sql, merchant: MerchantId, draw: bigint): Promise<BoughtRow[]>;
/** Replaces the sums of a draw; one that is not settled any more gets none. */
export declare function replaceSum(sql: Sql, merchant: MerchantId, due: SumDue, expected: ExpectedReturn): Promise<void>;
/** The numbers of a lottery's latest settled draws. */
export declare function listNumbers(sql: Sql, merchant: MerchantId, lottery: string, draws: number): Promise<string[]>;
/** What draws came to in real money, and were expected to. */
export interface DrawSums extends ExpectedReturn {
    readonly stake: bigint;
    readonly prize: bigint;
    readonly refunded: bigint;
    readonly rebate: bigint;
}
/** The sums over a lottery's latest settled draws. */
export declare function readLatestSums(sql: Sql, merchant: MerchantId, lottery: string, draws: number): Promise<DrawSums>;
