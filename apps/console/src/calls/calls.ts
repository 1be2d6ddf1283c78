// The console's typed client: `call` returns a value or a refusal and does not throw for a refusal.
import type { WireInput, WireValue } from '@fairhouse/calls';
import {
  createClient,
  type CallOptions,
  type ClientAnswer,
  type ClientRefusal,
} from '@fairhouse/calls/client';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { seal } from '@fairhouse/calls/seal';
import { HttpError } from 'react-admin';
import { routes } from 'virtual:operator-routes';
import { currentLanguage, currentText } from '../i18n/language.ts';
import { pageNow } from '../ui/time/page-clock.ts';
import { currentSession } from './session.ts';

export type CallName = keyof OperatorCalls;
export type CallInput<Name extends CallName> = WireInput<OperatorCalls[Name]>;
export type CallValue<Name extends CallName> = WireValue<OperatorCalls[Name]>;
export type { ClientAnswer, ClientRefusal };

const client = createClient<OperatorCalls>({
  routes,
  origin: '',
  headers: () => {
    const { token, merchant } = currentSession();
    return {
      ...(merchant === undefined ? {} : { Merchant: merchant }),
      ...(token === undefined ? {} : { Authorization: token }),
      Language: currentLanguage(),
      Device: 'WEB',
    };
  },
  seal: sealBody,
  unreachable: () => currentText('app.unreachable'),
});

export function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<ClientAnswer<CallValue<Name>>> {
  return client.call(name, input, options);
}

/**
 * The value of a call; a refusal is thrown in the form that react-admin displays. An id that cannot
 * be one, in the address of a page, is that of nothing.
 */
export async function ask<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<CallValue<Name>> {
  const answer = await call(name, input, options);
  if (answer.ok) return answer.value;
  const { refusal } = answer;
  if (refusesPath(name, refusal)) throw new HttpError(currentText('app.notFound'), 404, refusal);
  throw new HttpError(refusal.message, refusal.status, refusal);
}

/** Whether every field that is refused is a part of the call's path. */
function refusesPath(name: CallName, { code, fields }: ClientRefusal): boolean {
  const refused = Object.keys(fields ?? {});
  const parts: readonly string[] = routes[name].path.match(/(?<=:)\w+/g) ?? [];
  return (
    code === 'request.invalid' &&
    refused.length > 0 &&
    refused.every((field) => parts.includes(field))
  );
}

/** Seals to the server's newest key, which is fetched for each body because keys are rotated. */
async function sealBody(body: unknown): Promise<string> {
  const { keys } = await ask('consoleStart', {});
  const [key] = keys;
  if (key === undefined) throw new TypeError('no key to seal with');
  return seal(key, { iat: Math.floor(pageNow() / 1000), jti: crypto.randomUUID(), body });
}
