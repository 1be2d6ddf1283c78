// Mail through the merchant's own SMTP server: one connection per message.
import { connect, isIP, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { AppContext } from '../../../platform/app-context.ts';
import { publicLookup } from '../../../platform/outside-fetch.ts';
import { isPrivateAddress } from '../../../platform/private-address.ts';
import type { Setting } from '../../settings/index.ts';
import { failed, type Outcome, type Sender, type Sending } from './sending.ts';

export type MailServer = Setting<'senders'>['mail'];

const TIMEOUT_MS = 10_000;

/** Logs in under TLS only; without a user name there is no login. */
export function smtpSender(
  app: AppContext,
  server: MailServer,
  password: string | undefined,
): Sender {
  return async (sending) => {
    let connection: Socket;
    try {
      connection = await dial(server, app.config.privatePeers);
    } catch (error) {
      return problemOf(error);
    }
    try {
      await send(server, password, sending, connection);
      return { ok: true };
    } catch (error) {
      return problemOf(error);
    } finally {
      connection.destroy();
    }
  };
}

async function send(
  server: MailServer,
  password: string | undefined,
  { id, to, subject, text, now }: Sending,
  connection: Socket,
): Promise<void> {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    connection,
    secure: server.secure === 'tls',
    requireTLS: true,
    tls: {
      servername: isIP(server.host) === 0 ? server.host : '',
      minVersion: 'TLSv1.2',
      ...(server.ca === '' ? {} : { ca: server.ca }),
    },
    ...(server.user === '' ? {} : { auth: { user: server.user, pass: password ?? '' } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({
    from: { name: server.fromName, address: server.from },
    to: { name: '', address: to },
    envelope: { from: server.from, to: [to] },
    subject,
    text,
    date: new Date(now),
    messageId: `<${id}@${server.from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** A socket to a checked address, so that a second DNS lookup cannot return another one. */
function dial({ host, port }: MailServer, privatePeers: boolean): Promise<Socket> {
  if (!privatePeers && isIP(host) !== 0 && isPrivateAddress(host)) {
    return Promise.reject(Object.assign(new TypeError('not public'), { code: 'EPRIVATE' }));
  }
  const lookup = privatePeers ? {} : { lookup: publicLookup };
  const socket = connect({ host, port, ...lookup });
  return new Promise((settle, refuse) => {
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(Object.assign(new Error('slow'), { code: 'ETIMEDOUT' })),
    );
    socket.once('error', refuse).once('connect', () => {
      socket.removeListener('error', refuse).setTimeout(0);
      settle(socket);
    });
  });
}

interface MailError extends NodeJS.ErrnoException {
  readonly responseCode?: number;
}

/** Keeps only the server's reply code: its text may quote the message. */
function problemOf(error: unknown): Outcome {
  const { code = '', responseCode, message } = error as MailError;
  const detail = responseCode === undefined ? code : `SMTP ${responseCode}`;
  if (code === 'EPRIVATE') return failed('address', code);
  if (code === 'EAUTH' || code === 'ENOAUTH') return failed('login', detail);
  if (code === 'ETIMEDOUT') return failed('timeout', detail);
  // The mailer reports an untrusted certificate as a socket error.
  if (code === 'ETLS' || /certificate|\b(TLS|SSL)\b/i.test(message)) return failed('tls', detail);
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return failed('refused', detail, (responseCode ?? 0) >= 500);
  }
  return failed('unreachable', detail);
}
