// Parts of the answers about lotteries in the back office.
import * as z from 'zod';

const name = z.string().trim().min(1).max(60);

export const lotteryNames = z.object({ EN: name, CN: name, ID: name, TH: name, VI: name });

/** What must be set before a lottery can be sold: a full node of a chain, or a feed of results. */
export const sourceNeeded = z.enum(['node', 'feed']);
