import { expect, test } from 'vitest';
import { readInvitation } from './invitation.ts';

test.each([
  ['', {}],
  ['?affiliateCode=KL7M2Q', { affiliateCode: 'KL7M2Q' }],
  ['?affiliateCode=%20A%20&referralCode=B&x=1', { affiliateCode: 'A', referralCode: 'B' }],
  ['?recommenderId=maria1', { recommenderId: 'maria1' }],
  [`?referralCode=${'x'.repeat(65)}`, {}],
])('the address %s invites by %j', (search, invitation) => {
  expect(readInvitation(search)).toEqual(invitation);
});
