import { ask } from './calls.ts';
import { currentSession, saveMerchant, saveStanding, type Standing } from './session.ts';

const NO_SESSION_MS = 100;

/**
 * The operator's standing at the selected merchant; cached until the token or the merchant changes.
 */
export async function loadStanding(): Promise<Standing> {
  const { standing } = currentSession();
  return standing ?? reloadStanding();
}

/** The standing as the server has it now. Its failure leaves the known one in force. */
export async function reloadStanding(): Promise<Standing> {
  const { token } = currentSession();
  // No call without a token: its refusal would navigate away from the page of an enrolment link.
  if (token === undefined) return noSession();
  const fresh = await ask('consoleMe', {});
  const [first] = fresh.merchants;
  if (first && !fresh.merchants.some((each) => each.code === fresh.merchant)) {
    saveMerchant(first.code);
    return reloadStanding();
  }
  saveStanding(fresh);
  return fresh;
}

/**
 * Rejects with a delay like that of a server. If the rejection is immediate, react-admin logs out
 * repeatedly before its login page is rendered, until the browser blocks further changes of the
 * address.
 */
async function noSession(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, NO_SESSION_MS));
  throw new TypeError('no session');
}
