// A Redis or Valkey for one test, where one is installed on the machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const NAMES = ['redis-server', 'valkey-server'];

/** The server's program; undefined where none is installed. */
export const redisProgram: string | undefined = PLACES.flatMap((place) =>
  NAMES.map((name) => `${place}/${name}`),
).find(existsSync);

export interface RedisServer {
  readonly port: number;
  /** Kills it, losing all of its data. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Starts one without persistence, with this password. */
export async function openRedisServer(password: string): Promise<RedisServer> {
  if (redisProgram === undefined) throw new Error('no Redis is installed');
  const program = redisProgram;
  const port = await freePort();
  let child: ChildProcess;
  const server: RedisServer = {
    port,
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    start: async () => {
      const settings = { port, bind: '127.0.0.1', save: '', requirepass: password };
      const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
      child = spawn(program, words, { stdio: 'ignore' });
      while (!(await answers(port))) await wait(20);
    },
  };
  await server.start();
  return server;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
