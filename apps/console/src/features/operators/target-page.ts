import { urls } from '../../urls.ts';

interface TargetPage {
  readonly to: string;
  /** Without this right the page is closed. */
  readonly right: string;
}

const PAGES: Readonly<Record<string, readonly [right: string, page: (name: string) => string]>> = {
  member: ['members.read', (id) => urls.member(id)],
  lottery: ['lotteries.read', urls.lottery],
  draw: ['draws.read', urls.draw],
  deposit: ['deposits.read', urls.deposit],
  withdrawal: ['withdrawals.read', urls.withdrawal],
  // The waiting papers stand in front; each set opens in a window there.
  identity: ['kyc.read', () => urls.identity],
};

/** The page of what an act or a request was about, as the audit names it; undefined without one. */
export function targetPage(target: string): TargetPage | undefined {
  const { kind, name } = partsOf(target);
  const [right, page] = (Object.hasOwn(PAGES, kind) && PAGES[kind]) || [];
  return right === undefined || page === undefined ? undefined : { to: page(name), right };
}

/** A target is `lottery:VXD_1`: its kind, and the name of one of that kind. */
export function partsOf(target: string): { readonly kind: string; readonly name: string } {
  const end = target.indexOf(':');
  return { kind: target.slice(0, Math.max(end, 0)), name: target.slice(end + 1) };
}
