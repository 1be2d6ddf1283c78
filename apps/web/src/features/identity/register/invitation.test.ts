import { expect, test } from 'vitest';
import { readInvitation } from './invitation.ts';

test.each([
  ['', {}],
  ['?affiliateCode=KL7M2Q', { affiliateCode: 'KL7M2Q' }],
  ['?affiliateCode=%20A%20&referralCode=B&x=1', { affiliateCode: 'A', referralCode: 'B' }],
  ['?recommenderId=K3F9QW7ZRA', { recommenderId: 'K3F9QW7ZRA' }],
  [`?referralCode=${'x'.repeat(65)}`, {}],
])('the address %s invites by %j', (search, invitation) => {
  expect(readInvitation(search)).toEqual(invitation);
});
