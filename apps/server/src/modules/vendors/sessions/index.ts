// Sessions: tokens of launches, which a vendor's first use turns into sessions.
export { issueToken, type Launch } from './issue-token.ts';
export { endGameSession, listRecentNodes, markAnswered } from './store.ts';
export {
  FIRST_USE_MS,
  IDLE_MS,
  useToken,
  type GameSession,
  type TokenResult,
} from './use-token.ts';
