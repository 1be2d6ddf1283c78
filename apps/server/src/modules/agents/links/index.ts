// Registration links: their agents' calls, and how a registration joins by one.
export { createLink, endLink, readLinks, showLink } from './agent-links.ts';
export { invitationLinks } from './invitation-links.ts';
export { disableLink, findLink, listAllLinks } from './store.ts';
