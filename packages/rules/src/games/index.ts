// Entry point of the rules of our own games: fair numbers of solo and shared rounds, the instant
// games, what counts for turnover, jackpots.
export * from './cards.ts';
export * from './instant/coin.ts';
export * from './instant/dice.ts';
export * from './instant/hilo.ts';
export * from './instant/instant-returns.ts';
export * from './instant/result-at.ts';
export * from './instant/keno.ts';
export * from './instant/limbo.ts';
export * from './instant/mines.ts';
export * from './instant/plinko.ts';
export * from './instant/tables/risk.ts';
export * from './instant/tower.ts';
export * from './instant/video-poker.ts';
export * from './instant/wheel.ts';
export * from './jackpot.ts';
export * from './multiplier.ts';
export * from './table/chain.ts';
export * from './table/crash.ts';
export * from './table/growth.ts';
export * from './solo/seed-pair.ts';
export * from './solo/u52.ts';
export * from './turnover.ts';
