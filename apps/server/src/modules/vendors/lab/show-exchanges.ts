// Exchanges as they are stored and shown: what was sent, to whom, and what came back.
import { WALLET_PATHS } from '@fairhouse/calls/vendor';
import { shortenText, type Exchange, type Reply } from './cases/index.ts';

export interface ShownExchange {
  /** `POST /vendor/v1/transaction/bet`, with how it was signed where that was wrong. */
  readonly what: string;
  readonly asked: string;
  readonly answered: string;
  readonly ms: number;
}

const SHOWN_MAX = 80;
const TEXT_MAX = 4000;

/** The first exchanges of a case, cut to what a person reads; all of them count for its verdict. */
export function showExchanges(exchanges: readonly Exchange[]): ShownExchange[] {
  const seen = new Set<number>();
  return exchanges.flatMap((each) => showOne(each, seen)).slice(0, SHOWN_MAX);
}

function showOne({ step, result }: Exchange, seen: Set<number>): ShownExchange[] {
  switch (step.do) {
    case 'send':
      return step.requests.map(({ call, body, signature, isCut }, at) => ({
        what: `POST ${WALLET_PATHS[call]}${noteOf(signature)}${isCut ? ' (cut)' : ''}`,
        asked: cut(body),
        ...shownReply(result.replies[at]),
      }));
    case 'arrange': {
      const { what, ...terms } = step.arrangement;
      return [{ what, asked: JSON.stringify(terms), answered: result.value, ms: 0 }];
    }
    case 'ask': {
      const { path, body, signature } = step.request;
      const what = `POST ${path}${noteOf(signature)}`;
      return [{ what, asked: cut(body), ...shownReply(result.replies[0]) }];
    }
    case 'browse': {
      const what = `${step.body === undefined ? 'GET' : 'POST'} ${step.url}`;
      return [{ what, asked: cut(step.body ?? ''), ...shownReply(result.replies[0]) }];
    }
    case 'listen':
      return result.calls
        .filter(({ number }) => !seen.has(number) && seen.add(number))
        .map(({ call, request, http, reply, fault }) => ({
          what: `← ${call}${fault === '' ? '' : ` (${fault})`}`,
          asked: cut(request),
          answered: cut(`HTTP ${http}\n${reply}`),
          ms: 0,
        }));
  }
}

const noteOf = (signature: string): string => (signature === 'own' ? '' : ` (${signature})`);

const cut = (text: string): string => shortenText(text, TEXT_MAX);

function shownReply(reply: Reply | undefined): Pick<ShownExchange, 'answered' | 'ms'> {
  if (reply === undefined) return { answered: '', ms: 0 };
  const { http, text, problem, ms } = reply;
  const answered = problem === '' ? `HTTP ${http}\n${text}` : problem;
  return { answered: cut(answered), ms: Math.round(ms) };
}
