// A proxy in front of PostgreSQL that can fall silent: it then accepts connections and forwards
// nothing, like a machine that has vanished from the network.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  readonly port: number;
  /** From now on nothing passes, in either direction, on old connections and new ones. */
  fallSilent(): void;
  /** New data passes again; connections from the silence stay dead. */
  speak(): void;
  close(): Promise<void>;
}

/** Opens a proxy in front of a port of this machine. */
export async function openSilentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (silent) return void near.pause();
    const far = keep(connect(target, '127.0.0.1'));
    near.pipe(far).pipe(near);
    far.on('close', () => silent || near.destroy());
    near.on('close', () => silent || far.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak: () => (silent = false),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
