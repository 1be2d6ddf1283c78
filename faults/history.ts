// What the clients of a fault run asked for and were told, written before it is sent.
import { closeSync, openSync, writeSync } from 'node:fs';

export type Told = 'ok' | 'refused' | 'unknown';

export interface Asked {
  readonly id: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  told: Told;
  answer?: unknown;
}

export interface History {
  /** Writes down what is about to be asked. */
  ask(id: string, kind: string, detail: Readonly<Record<string, unknown>>): Asked;
  /** Writes down what was told; an outcome that stays unknown is one. */
  tell(asked: Asked, told: Told, answer?: unknown): void;
  all(): readonly Asked[];
  close(): void;
}

/** Opens a history that also lies in a file, one line for each event. */
export function openHistory(path: string): History {
  const file = openSync(path, 'a');
  const asked: Asked[] = [];
  const write = (line: object): void => void writeSync(file, `${JSON.stringify(line)}\n`);
  return {
    ask: (id, kind, detail) => {
      const one: Asked = { id, kind, detail, told: 'unknown' };
      asked.push(one);
      write({ ask: id, kind, detail });
      return one;
    },
    tell: (one, told, answer) => {
      one.told = told;
      one.answer = answer;
      write({ tell: one.id, told });
    },
    all: () => asked,
    close: () => closeSync(file),
  };
}
