import { demoMemberId, type DemoMember } from '../../../../demo/demo-members.ts';
import { proveMobile } from '../modules/members/index.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** A Philippine mobile number that no other call of this function has returned. */
export function freshPhoneNumber(): string {
  made += 1;
  return `+63917${String(1_000_000 + made * 10_007).padStart(7, '0')}`;
}

/** Makes a number the verified one of a demo member. */
export async function verifyPhoneNumber(
  { context: app, merchant }: Pick<TestApp, 'context' | 'merchant'>,
  name: DemoMember['username'],
  mobile: string,
): Promise<void> {
  const member = demoMemberId(merchant, name);
  await proveMobile(app.pool, merchant.id, { member, mobile, at: app.clock.now() });
}
