// Sessions: tokens of launches, which a vendor's first use turns into sessions.
export { issueToken, type Launch } from './issue-token.ts';
export { endGameSession, listRecentNodes, markAnswered } from './store.ts';
export { checkToken, type GameSession, type TokenResult } from './check-token.ts';
