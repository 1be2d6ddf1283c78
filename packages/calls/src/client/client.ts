// The typed client of every page. It contains no schema: the server validates, the types describe.
import type { CallTable, WireInput, WireValue } from '../call.ts';
import { fillPath, queryOf, withQuery } from './request-url.ts';

/** The part of a row that a client needs at run time. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly module: string;
  readonly sealed?: true;
  readonly form?: true;
  readonly picture?: true;
  readonly idempotent?: true;
  readonly file?: true;
}

export type Routes<Table> = { readonly [Name in keyof Table]: Route };

/** A refusal as a page sees it: the text is in the caller's language. */
export interface ClientRefusal {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

export type ClientAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: ClientRefusal };

export interface ClientOptions<Table> {
  readonly routes: Routes<Table>;
  /** Empty for the page's own origin. */
  readonly origin: string;
  /**
   * Merchant, Language, Device, and Authorization when there is a session; read before each call.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Seals a body; loaded only when a sealed call is made. */
  readonly seal: (body: unknown) => Promise<string>;
  /** The text for a network that does not answer, in the page's language. */
  readonly unreachable: () => string;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** The id of a call that moves money; reuse it to retry the same request. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface Client<Table extends CallTable> {
  call<Name extends keyof Table & string>(
    name: Name,
    input: WireInput<Table[Name]>,
    options?: CallOptions,
  ): Promise<ClientAnswer<WireValue<Table[Name]>>>;
}

/**
 * Creates a client for a table's routes. A network failure is the refusal `network.unreachable`.
 */
export function createClient<Table extends CallTable>(
  options: ClientOptions<Table>,
): Client<Table> {
  return {
    call: async (name, input, callOptions = {}) => {
      const route = options.routes[name];
      try {
        const { url, init } = await buildRequest(route, input, options, callOptions);
        const response = await (options.fetch ?? fetch)(url, init);
        if (route.file === true && response.ok) return await readFile(response);
        return await readEnvelope(response);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        return { ok: false, refusal: unreachable(options.unreachable()) };
      }
    },
  };
}

async function buildRequest<Table>(
  route: Route,
  input: unknown,
  options: ClientOptions<Table>,
  callOptions: CallOptions,
): Promise<{ url: string; init: RequestInit }> {
  const { path, rest } = fillPath(route.path, (input ?? {}) as Record<string, unknown>);
  const headers: Record<string, string> = { ...options.headers(), ModuleId: route.module };
  if (route.idempotent === true) {
    headers['Idempotency-Key'] = callOptions.idempotencyKey ?? crypto.randomUUID();
  }
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (callOptions.signal) init.signal = callOptions.signal;
  if (route.method === 'GET' || route.method === 'DELETE') {
    return { url: withQuery(`${options.origin}${path}`, rest), init };
  }
  if (route.picture === true) {
    const { picture, ...others } = rest;
    headers['Content-Type'] = 'application/octet-stream';
    init.body = picture as BodyInit;
    return { url: withQuery(`${options.origin}${path}`, others), init };
  }
  if (route.sealed === true) {
    headers['Content-Type'] = 'application/jose';
    headers['Encryption'] = 'JWE';
    init.body = await options.seal(rest);
  } else if (route.form === true) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    init.body = queryOf(rest).toString();
  } else {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(rest);
  }
  return { url: `${options.origin}${path}`, init };
}

async function readFile<Value>(response: Response): Promise<ClientAnswer<Value>> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const body = type.startsWith('image/')
    ? new Uint8Array(await response.arrayBuffer())
    : await response.text();
  return { ok: true, value: { name, type, body } as Value };
}

async function readEnvelope<Value>(response: Response): Promise<ClientAnswer<Value>> {
  const envelope = (await response.json()) as {
    success?: boolean;
    value?: unknown;
    errorCode?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  // A proxy or another server may have answered.
  if (typeof envelope.success !== 'boolean') throw new TypeError('this is no envelope');
  if (envelope.success) return { ok: true, value: envelope.value as Value };
  const retryAfter = response.headers.get('retry-after');
  return {
    ok: false,
    refusal: {
      code: envelope.errorCode ?? 'internal.error',
      message: envelope.message ?? '',
      status: response.status,
      fields: envelope.fields ?? {},
      value: (envelope.value ?? {}) as Record<string, unknown>,
      ...(retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) }),
    },
  };
}

function unreachable(message: string): ClientRefusal {
  return { code: 'network.unreachable', message, status: 503, fields: {}, value: {} };
}
