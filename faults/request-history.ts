// The requests of a fault run with their outcomes; a request is recorded before it is sent.
import { closeSync, openSync, writeSync } from 'node:fs';

export type RequestOutcome = 'ok' | 'refused' | 'unknown';

export interface RecordedRequest {
  readonly id: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  outcome: RequestOutcome;
  answer?: unknown;
}

export interface RequestHistory {
  /** Records a request before it is sent. */
  recordRequest(
    id: string,
    kind: string,
    detail: Readonly<Record<string, unknown>>,
  ): RecordedRequest;
  /** Records an outcome; `unknown` is one too. */
  recordOutcome(request: RecordedRequest, outcome: RequestOutcome, answer?: unknown): void;
  all(): readonly RecordedRequest[];
  close(): void;
}

/** Opens a history that is also appended to a file, one line per event. */
export function openRequestHistory(path: string): RequestHistory {
  const file = openSync(path, 'a');
  const requests: RecordedRequest[] = [];
  const write = (line: object): void => void writeSync(file, `${JSON.stringify(line)}\n`);
  return {
    recordRequest: (id, kind, detail) => {
      const request: RecordedRequest = { id, kind, detail, outcome: 'unknown' };
      requests.push(request);
      write({ ask: id, kind, detail });
      return request;
    },
    recordOutcome: (request, outcome, answer) => {
      request.outcome = outcome;
      request.answer = answer;
      write({ tell: request.id, told: outcome });
    },
    all: () => requests,
    close: () => closeSync(file),
  };
}
