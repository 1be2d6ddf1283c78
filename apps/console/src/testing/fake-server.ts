// Answers the console's requests in a test, instead of the server.
import { vi } from 'vitest';
import type { CallName, CallValue } from '../calls/calls.ts';
import { checked, exampleOf } from './example.ts';
import { routes } from './operator-routes.ts';

/** A refusal with its text. */
interface FakeRefusal {
  readonly refused: string;
  /** Those of an invalid request; without them the server is away for a moment. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What the calls answer; a test may change it while a page is open. */
export type Answers = {
  [Name in CallName]?: CallValue<Name> | FakeRefusal;
};

/** Answers each call as given here, and any other with an example. */
export function startFakeServer(answers: Answers): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, window.location.origin);
    const name = callAt(init.method ?? 'GET', pathname);
    const answer = answers[name] ?? exampleOf(name);
    if (isRefusal(answer)) {
      const { refused: message, fields } = answer;
      const errorCode = fields === undefined ? 'internal.error' : 'request.invalid';
      const status = fields === undefined ? 503 : 400;
      return Response.json({ success: false, errorCode, message, fields }, { status });
    }
    return Response.json({ success: true, value: checked(name, answer as never) });
  });
}

function callAt(method: string, pathname: string): CallName {
  const found = Object.entries(routes)
    .filter(([, route]) => route.method === method && patternOf(route.path).test(pathname))
    // A path without parameters is meant before one that a parameter makes equal.
    .toSorted(([, one], [, other]) => one.path.split(':').length - other.path.split(':').length);
  const [name] = found[0] ?? [];
  if (name === undefined) throw new TypeError(`no call ${method} ${pathname}`);
  return name as CallName;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

function isRefusal(answer: unknown): answer is FakeRefusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
