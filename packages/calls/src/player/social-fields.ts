// What calls of several areas say about providers that vouch for people.
import * as z from 'zod';

/** Whom a site may let vouch for a person, in the order in which they are shown. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'line', 'telegram'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const socialProvider = z.enum(SOCIAL_PROVIDERS);

/** For a call after which somebody is a member: links whom a provider has just vouched for. */
export const socialTicketField = { socialTicket: z.string().min(1).max(100).optional() };

/** Why such a link may not be made. */
export const SOCIAL_TICKET_REFUSALS = ['social.ticket_ended', 'social.taken'] as const;
