// The studio as a process of its own beside the bench's server, and sessions of players in a game.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { player } from '@fairhouse/calls/player';
import pg from 'pg';
import * as z from 'zod';
import { connectStudios } from '../../demo/connect-studios.ts';
import { homeDirectory } from '../../apps/server/src/home.ts';
import { playerName, stopServer, type RunningServer } from '../running-server.ts';
import type { LotteryTestbed } from '../lottery-testbed.ts';

const VENDOR = 'FAIRHOUSE';

export interface RunningStudio {
  readonly process: ChildProcess;
  readonly port: number;
  close(): Promise<void>;
}

export interface StudioOptions {
  /** The superuser's address of the database server. */
  readonly server: string;
  readonly testbed: LotteryTestbed;
  readonly running: RunningServer;
  /** The port of which the server knows. */
  readonly port: number;
}

/** Starts the built studio on a database of its own, and exchanges keys and games. */
export async function openStudio(options: StudioOptions): Promise<RunningStudio> {
  const { server, testbed, running, port } = options;
  const name = `studio_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = join(testbed.environment['DATA_DIR'] ?? '', 'studio');
  const files = {
    houseKeysFolder: join(folder, 'house-keys'),
    studioKeyFile: join(folder, 'studio-to-house.pem'),
  };
  mkdirSync(files.houseKeysFolder, { recursive: true });
  const child = spawn(process.execPath, [join(homeDirectory(), 'apps/studio/dist/main.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      STUDIO_DATABASE_URL: url.href,
      STUDIO_URL: `http://127.0.0.1:${port}`,
      SERVER_URL: `http://127.0.0.1:${running.port}`,
      HOUSE_KEYS_FOLDER: files.houseKeysFolder,
      STUDIO_PUBLIC_KEY_FILE: files.studioKeyFile,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await connectStudios(testbed.app, files);
  return {
    process: child,
    port,
    close: async () => {
      await stopServer(child);
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Launches a game for each player over the server and opens it, which must follow within a minute;
 * returns the sessions at the studio.
 */
export async function launchAll(
  { superuser, merchant }: LotteryTestbed,
  { running, studio }: { readonly running: RunningServer; readonly studio: RunningStudio },
  tokens: readonly string[],
  game: string,
): Promise<readonly string[]> {
  const { rows } = await superuser.query<{ node_id: string }>(
    `select node_id::text from vendors.game
     where merchant_id = $1 and vendor = $2 and code = $3 and status = 'LIVE'`,
    [merchant.id, VENDOR, game],
  );
  const node = rows[0]?.node_id;
  if (node === undefined) throw new Error(`the studio does not list ${game}`);
  const sessions: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const answer = await fetch(`http://127.0.0.1:${running.port}${player.launchGame.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: token,
        merchant: merchant.code,
        language: 'EN',
      },
      body: JSON.stringify(
        z.encode(player.launchGame.request, {
          nodeId: Number(node),
          vendor: VENDOR,
          username: playerName(at),
          token,
          merchantCode: merchant.code,
          language: 'EN',
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
        }),
      ),
    });
    const text = await answer.text();
    const session = /sessionID=([^&"\\]+)/.exec(text)?.[1];
    if (session === undefined) throw new Error(`no session: ${text.slice(0, 400)}`);
    const sessionID = decodeURIComponent(session);
    const opened = await fetch(`http://127.0.0.1:${studio.port}/wallet/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID, language: 'en' }),
    });
    if (!opened.ok) throw new Error(`a session is not opened: ${await opened.text()}`);
    sessions.push(sessionID);
  }
  return sessions;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
