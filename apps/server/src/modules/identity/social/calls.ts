import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../platform/call-context.ts';
import { socialAddresses } from './social-addresses.ts';
import { socialLink, socialLinks, socialLinkStart, socialUnlink } from './social-links.ts';
import { socialLogin, socialStart } from './social-login.ts';

export const socialOperations = {
  socialStart,
  socialLogin,
  socialLinks,
  socialLinkStart,
  socialLink,
  socialUnlink,
} satisfies Partial<Operations<PlayerCalls>>;

export const socialBackoffice = { socialAddresses } satisfies Partial<Operations<OperatorCalls>>;
