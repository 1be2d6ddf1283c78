// A wallet that does wrong fails: each case is gone through against wallets that answer everything
// alike, without a server.
import { expect, it } from 'vitest';
import {
  beginCase,
  casesOf,
  START,
  type LabCase,
  type LabStep,
  type LabSubject,
  type Reply,
  type StepResult,
} from './cases/index.ts';

const SUBJECT: LabSubject = {
  side: 'WALLET',
  operator: 'house-trial',
  user: 'house-00000000-0000-7000-8000-000000000001',
  other: 'house-00000000-0000-7000-8000-000000000002',
  token: 'token',
  currency: 'PHP',
  country: 'PH',
  game: 'slot',
  secondGame: 'other',
  isLobby: false,
  hasDemo: true,
  rotates: true,
  hasNextKey: false,
  hasFormerKey: false,
  origins: [],
  games: [],
  now: 0,
};

interface Wallet {
  answer(body: string): Reply;
  balance(): number;
}

const reply = (fields: object, ms = 1): Reply => ({
  http: 200,
  text: JSON.stringify(fields),
  ms,
  problem: '',
});

const idOf = (body: string): unknown => /"request_uuid":"([^"]+)"/.exec(body)?.[1];

/** Says yes to everything, and books nothing. */
const agreeing: Wallet = {
  answer: (body) =>
    reply({ status: 'RS_OK', balance: START, currency: 'PHP', request_uuid: idOf(body) }, 900),
  balance: () => START,
};
/** Books nothing and refuses everything, as for a wrong signature. */
const refusing: Wallet = {
  answer: () => reply({ status: 'RS_ERROR_INVALID_SIGNATURE' }, 900),
  balance: () => START,
};
/** Takes a unit for whatever it is asked. */
const greedy = (): Wallet => {
  let left = START;
  return {
    answer: () => {
      left -= 10;
      return reply({ status: 'RS_OK', balance: left });
    },
    balance: () => left,
  };
};
const broken: Wallet = {
  answer: () => ({ http: 500, text: '<h1>Error</h1>', ms: 900, problem: '' }),
  balance: () => START,
};
const silent: Wallet = {
  answer: () => ({ http: 0, text: '', ms: 20_000, problem: 'no answer' }),
  balance: () => START,
};

/** Where one that answers everything alike does what the case asks for. */
const RIGHT_BY_CHANCE: Readonly<Record<string, readonly string[]>> = {
  'body-too-large': ['refusing'],
  'answer-shape': ['agreeing'],
  'rollback-race': ['agreeing'],
};

function resultOf(wallet: Wallet, step: LabStep): StepResult {
  if (step.do === 'send') {
    const replies = step.requests.map(({ body }) => wallet.answer(body));
    return { replies, value: '', calls: [] };
  }
  const isBalance = step.do === 'arrange' && step.arrangement.what === 'balance';
  return { replies: [], value: isBalance ? String(wallet.balance()) : 'unknown', calls: [] };
}

function hasPassed(definition: LabCase, wallet: Wallet): boolean {
  const running = beginCase(definition, SUBJECT, 'seed');
  while (running.state.is === 'waiting') running.advance(resultOf(wallet, running.state.step));
  return running.state.is === 'done' && running.state.passed;
}

it.each(casesOf('WALLET').map((each) => [each.id, each] as const))(
  '%s fails a wallet that agrees, refuses, takes, breaks or is silent',
  (_id, definition) => {
    const wallets = { agreeing, refusing, broken, silent };
    const passed = Object.entries(wallets).filter(([, each]) => hasPassed(definition, each));
    expect(passed.map(([name]) => name)).toEqual(RIGHT_BY_CHANCE[definition.id] ?? []);
    const isTimed = definition.id === 'answer-time';
    expect(hasPassed(definition, greedy())).toBe(isTimed);
  },
);

it('the same seed asks the same, another one something else', () => {
  const [first] = casesOf('WALLET');
  if (first === undefined) throw new Error('there are cases');
  const asked = (seed: string) => JSON.stringify(beginCase(first, SUBJECT, seed).state);
  expect(asked('one')).toBe(asked('one'));
  expect(asked('one')).not.toBe(asked('other'));
});
