import { castId, type CastMember } from '../../../../demo/cast.ts';
import { proveMobile } from '../modules/members/index.ts';
import type { TestHouse } from './test-house.ts';

let made = 0;

/** A mobile number of the Philippines that no other call of this has given. */
export function freshNumber(): string {
  made += 1;
  return `+63917${String(1_000_000 + made * 10_007).padStart(7, '0')}`;
}

/** Makes a number the proven one of a member of the cast. */
export async function giveNumber(
  { house, merchant }: Pick<TestHouse, 'house' | 'merchant'>,
  name: CastMember['username'],
  mobile: string,
): Promise<void> {
  const member = castId(merchant, name);
  await proveMobile(house.pool, merchant.id, { member, mobile, at: house.clock.now() });
}
