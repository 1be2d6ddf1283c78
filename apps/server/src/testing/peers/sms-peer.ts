// An SMS gateway for tests: it speaks HTTP and stores the messages it receives.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsRequest {
  readonly method: string;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

export interface SmsPeer {
  readonly url: string;
  readonly requests: readonly SmsRequest[];
  close(): Promise<void>;
}

/** The gateway's answer to a request: a status and text, a redirect, or no answer. */
export type SmsAnswer =
  | { readonly status: number; readonly body?: string; readonly location?: string }
  | 'silence';

/** Opens a gateway on a free port; it accepts everything unless `answer` says otherwise. */
export async function openSmsPeer(
  answer: (request: SmsRequest, count: number) => SmsAnswer = () => ({ status: 200 }),
): Promise<SmsPeer> {
  const requests: SmsRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void read(incoming).then((request) => {
      requests.push(request);
      const said = answer(request, requests.length);
      if (said === 'silence') return;
      const { status, body = '{"status":"queued"}', location } = said;
      outgoing.writeHead(status, location === undefined ? {} : { location }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<SmsRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const { method = '', headers } = incoming;
  return {
    method,
    authorization: headers.authorization,
    key: headers['idempotency-key'] as string | undefined,
    type: headers['content-type'],
    body: Buffer.concat(parts).toString('utf8'),
  };
}
