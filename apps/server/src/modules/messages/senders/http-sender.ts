// SMS through an HTTP gateway: one request per message.
import type { AppContext } from '../../../platform/app-context.ts';
import { outsideFetch } from '../../../platform/outside-fetch.ts';
import type { Setting } from '../../settings/index.ts';
import { fillTemplate } from './fill-template.ts';
import { failed, type Outcome, type Sender, type Sending } from './sending.ts';

type Gateway = Setting<'senders'>['sms'];

/** Status codes that ask for a later attempt, among those of client errors. */
const LATER: readonly number[] = [408, 425, 429];
const LOGIN: readonly number[] = [401, 403, 407];

/** `token` is sent unchanged as the `Authorization` header. */
export function httpSender(app: AppContext, gateway: Gateway, token: string | undefined): Sender {
  const fetchOutside = outsideFetch(app.config);
  return async (sending) => {
    try {
      const answer = await fetchOutside(gateway.url, {
        method: gateway.method,
        headers: {
          'content-type': `${gateway.contentType}; charset=utf-8`,
          'idempotency-key': sending.id,
          ...(token === undefined ? {} : { authorization: token }),
        },
        body: fillTemplate(gateway.bodyTemplate, gateway.contentType, sending),
      });
      return judge(gateway, sending, answer.status, await answer.text());
    } catch (error) {
      return problemOf(error);
    }
  };
}

function judge(gateway: Gateway, { tries }: Sending, status: number, body: string): Outcome {
  if (status >= 200 && status < 300) {
    if (body.includes(gateway.successMark)) return { ok: true };
    return failed('answer', `HTTP ${status}`);
  }
  // The gateway has this id already: an earlier attempt succeeded and its answer was lost.
  if (status === 409 && tries > 1) return { ok: true };
  if (LOGIN.includes(status)) return failed('login', `HTTP ${status}`);
  const final = status >= 400 && status < 500 && !LATER.includes(status);
  return failed(final ? 'refused' : 'answer', `HTTP ${status}`, final);
}

function problemOf(error: unknown): Outcome {
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (code === 'EPRIVATE' || code === 'ERR_INVALID_URL') return failed('address', code);
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') {
    return failed('timeout', code);
  }
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return failed('tls', code);
  if (code !== '') return failed('unreachable', code);
  return failed('address', (error as Error).message);
}
