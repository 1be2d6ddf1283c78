// The process of the benchmarks that call the code by itself: it is built and started as the server
// is, and holds nothing but what is measured.
import './server-heap.ts';
import { benchAgents, type AgentsBench } from '../agents/bench-agents.ts';
import { describeAgents } from '../agents/describe-agents.ts';
import { benchIds, describeIds } from '../ids.ts';
import { benchLedger, describeLedger } from '../ledger.ts';
import { benchLotteryPeer, describeLotteryPeer } from '../lottery-peer.ts';
import { benchLottery, describeLottery } from '../lottery.ts';

type Log = (line: string) => void;
type OptionsOf<Bench extends { readonly log: Log }> = Omit<Bench, 'log'>;

/** What each benchmark is given, beside where it logs. */
export interface MeasuredOptions {
  readonly lottery: OptionsOf<Parameters<typeof benchLottery>[0]>;
  readonly ids: OptionsOf<Parameters<typeof benchIds>[0]>;
  readonly ledger: OptionsOf<Parameters<typeof benchLedger>[0]>;
  readonly agents: OptionsOf<AgentsBench>;
}

export type Measured = keyof MeasuredOptions;

export interface MeasureTask<Name extends Measured> {
  readonly name: Name;
  readonly options: MeasuredOptions[Name];
}

type Measure<Name extends Measured> = (
  options: MeasuredOptions[Name] & { readonly log: Log },
) => Promise<readonly string[]>;

const BENCHES: { readonly [Name in Measured]: Measure<Name> } = {
  lottery: async (options) => [
    ...describeLottery(benchLottery(options)),
    ...describeLotteryPeer(benchLotteryPeer(options)),
  ],
  ids: async (options) => describeIds(benchIds(options)),
  ledger: async (options) => describeLedger(await benchLedger(options)),
  agents: async (options) => describeAgents(await benchAgents(options)),
};

process.once('message', (task: MeasureTask<Measured>) => void measure(task));
process.send?.('ready');

async function measure<Name extends Measured>({ name, options }: MeasureTask<Name>) {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  const lines = await BENCHES[name]({ ...options, log });
  process.send?.(lines, undefined, undefined, () => process.disconnect());
}
