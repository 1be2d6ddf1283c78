// Fields about sign-in providers that calls of several areas share.
import * as z from 'zod';

/** The supported sign-in providers, in display order. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'line', 'telegram'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const socialProvider = z.enum(SOCIAL_PROVIDERS);

/** For a call that ends in a session: links the provider's identity that was just confirmed. */
export const socialTicketField = { socialTicket: z.string().min(1).max(100).optional() };

/** The refusals of such a link. */
export const SOCIAL_TICKET_REFUSALS = ['social.ticket_ended', 'social.taken'] as const;
