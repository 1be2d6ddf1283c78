// Plays spins of a slot as its client does, in a separate process: each player presses, and takes
// what was won, as fast as it is answered or at a given rate. Reads a `SpinDriverTask` as JSON from
// stdin and writes a `SpinDriverResult` as JSON to stdout.
import { bodyOf, openKeepAlive, percentiles, readTask, untilDue } from './keep-alive.ts';

export interface SpinDriverTask {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Spins per second over all connections; undefined for as many as are answered. */
  readonly rate?: number;
  /** Players' sessions, more than connections. */
  readonly sessions: readonly string[];
  /** In millionths of the currency's unit. */
  readonly amount: number;
}

export interface SpinDriverResult {
  readonly spins: number;
  readonly won: number;
  readonly refused: number;
  readonly refusal: string;
  readonly seconds: number;
  /** Milliseconds from the press until the round was paid. */
  readonly median: number;
  readonly p99: number;
}

async function drive(task: SpinDriverTask): Promise<SpinDriverResult> {
  const { port, connections, sessions, rate, amount } = task;
  const waits: number[] = [];
  let [sent, won, refused, refusal] = [0, 0, 0, ''];
  const opened = await Promise.all(Array.from({ length: connections }, () => openKeepAlive(port)));
  const started = performance.now();
  const until = started + task.seconds * 1000;
  const textOf = (path: string, fields: object): string => {
    const body = JSON.stringify(fields);
    return (
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  await Promise.all(
    opened.map(async ({ ask, close }, lane) => {
      const own = sessions.filter((_session, at) => at % connections === lane);
      for (let turn = 0; own.length > 0; turn++) {
        const due = rate === undefined ? performance.now() : started + (sent * 1000) / rate;
        if (due >= until) break;
        sent += 1;
        await untilDue(due);
        const sessionID = own[turn % own.length];
        const play = { sessionID, amount, mode: 'base' };
        const answer = bodyOf(await ask(textOf('/wallet/play', play)));
        const isActive = answer.includes('"active":true');
        let isPaid = answer.includes('"active":false');
        if (isActive) {
          won += 1;
          const end = bodyOf(await ask(textOf('/wallet/end-round', { sessionID })));
          isPaid = end.includes('"balance"') && !end.includes('"error"');
          if (!isPaid) refusal ||= end.slice(0, 400);
        } else if (!isPaid) refusal ||= answer.slice(0, 400);
        if (isPaid) waits.push(performance.now() - due);
        else refused += 1;
      }
      close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { spins: waits.length, won, refused, refusal, seconds, ...percentiles(waits) };
}

process.stdout.write(JSON.stringify(await drive(await readTask<SpinDriverTask>())));
