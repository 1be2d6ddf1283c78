// A mail server for tests: SMTP with TLS and a login, which stores the mails it receives.
import { makeCertificate } from '@fairhouse/tls/testing';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailPeer {
  readonly port: number;
  /** The certificate that a client must trust. */
  readonly ca: string;
  /** The accepted mails, in order. */
  readonly mails: readonly Email[];
  /** The logins, with the password of each. */
  readonly logins: readonly string[];
  close(): Promise<void>;
}

export interface MailPeerOptions {
  readonly port?: number;
  readonly password?: string;
  readonly secure?: boolean;
  /** Recipients that the server does not know. */
  readonly refused?: readonly string[];
  /** Answers a complete mail with a temporary error. */
  readonly busy?: () => boolean;
}

const CERTIFICATE = makeCertificate('localhost');

/** Opens a server on a free port of 127.0.0.1, or on the given one. */
export async function openMailPeer(options: MailPeerOptions = {}): Promise<MailPeer> {
  const mails: Email[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    ...CERTIFICATE,
    secure: options.secure ?? true,
    authOptional: false,
    onAuth: (given, _session, answer) => {
      const password = given.password ?? '';
      logins.push(password);
      if (password === (options.password ?? 'secret')) return answer(null, { user: 'house' });
      return answer(answerOf(535, 'no such login'));
    },
    onRcptTo: ({ address }, _session, answer) => {
      if (options.refused?.includes(address) !== true) return answer();
      return answer(answerOf(550, 'no such person'));
    },
    onData: (stream, _session, answer) => {
      void read(stream).then(async (whole) => {
        if (options.busy?.() === true) return answer(answerOf(451, 'come again'));
        mails.push(await PostalMime.parse(whole));
        return answer();
      }, answer);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => {
    server.listen(options.port ?? 0, '127.0.0.1', () => done());
  });
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((done) => server.close(() => done()));
  return { port, ca: CERTIFICATE.cert, mails, logins, close };
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function answerOf(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
