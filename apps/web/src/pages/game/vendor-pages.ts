// The pages with vendors' games, which are loaded together: each would name the same parts again in
// the first page's code.
export { GameCenterPage } from '../games/GameCenterPage.tsx';
export { HotGamesPage } from '../games/HotGamesPage.tsx';
export { CategoryPage } from '../games/CategoryPage.tsx';
export { GamePage } from './GamePage.tsx';
export { SeamlessPage } from './SeamlessPage.tsx';
export { GameHost } from '../../features/vendor-games/frame/GameHost.tsx';
