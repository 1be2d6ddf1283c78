// The route table: the page of each path, and how much of the frame is shown around it (product.md
// section 2).
import type { ComponentType } from 'react';
import type { PageProps } from '../pages/page-props.ts';
import { urls } from '../urls.ts';
import { lazyPart, type LazyPart } from '../parts/load-chunk.ts';
import { registerPreload } from '../navigation/preload.ts';

/**
 * How much of the frame a page keeps: all of it, no side menu, header only, header alone without
 * the phone's bottom bar, no footer, nothing.
 */
export type Frame = 'full' | 'noSideMenu' | 'headerOnly' | 'headerAlone' | 'noFooter' | 'bare';

export interface Route {
  readonly paths: readonly string[];
  readonly frame: Frame;
  readonly page: LazyPart<PageProps>;
  /** A dialog that opens with the page. */
  readonly modal?: 'register';
  /** Reachable without a session when the merchant redirects visitors to the login page. */
  readonly open?: true;
}

const page = <Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<PageProps>,
): LazyPart<PageProps> => lazyPart(load, pick);

const home = page(
  () => import('../pages/home/HomePage.tsx'),
  (m) => m.HomePage,
);
const entryPages = () => import('../pages/login/entry-pages.ts');
const login = page(entryPages, (m) => m.LoginPage);
const reset = page(entryPages, (m) => m.ResetPage);
const social = page(entryPages, (m) => m.SocialPage);
const vendorPages = () => import('../pages/game/vendor-pages.ts');
const center = page(vendorPages, (m) => m.GameCenterPage);
const hot = page(vendorPages, (m) => m.HotGamesPage);
const category = page(vendorPages, (m) => m.CategoryPage);
const game = page(vendorPages, (m) => m.GamePage);
const vendorPage = page(vendorPages, (m) => m.SeamlessPage);
const lotteries = page(
  () => import('../pages/games/ElottPage.tsx'),
  (m) => m.ElottPage,
);
const lottery = page(
  () => import('../pages/lottery/LotteryPage.tsx'),
  (m) => m.LotteryPage,
);
const vietnam = page(
  () => import('../pages/lottery/VnLotteryPage.tsx'),
  (m) => m.VnLotteryPage,
);
const severalBoards = page(
  () => import('../pages/lottery/several-boards/SeveralBoardsPage.tsx'),
  (m) => m.SeveralBoardsPage,
);
const proofPages = () => import('../pages/verify/proof-pages.ts');
const verify = page(proofPages, (m) => m.VerifyPage);
const books = page(proofPages, (m) => m.BooksPage);
const drawLog = page(proofPages, (m) => m.DrawLogPage);
const offers = page(
  () => import('../pages/lottery/OffersPage.tsx'),
  (m) => m.OffersPage,
);
const promotionPages = () => import('../pages/promotions/promotion-pages.ts');
const promotions = page(promotionPages, (m) => m.PromotionsPage);
const promotion = page(promotionPages, (m) => m.PromotionPage);
const notices = page(
  () => import('../pages/notices/NoticePage.tsx'),
  (m) => m.NoticePage,
);
const help = page(
  () => import('../pages/help/HelpPage.tsx'),
  (m) => m.HelpPage,
);
const visitorPages = () => import('../pages/join/visitor-pages.ts');
const join = page(visitorPages, (m) => m.JoinPage);
const download = page(visitorPages, (m) => m.DownloadPage);
const feedback = page(visitorPages, (m) => m.FeedbackPage);

/** The route for unknown paths. */
export const unknownRoute: Route = {
  paths: [],
  frame: 'full',
  page: page(
    () => import('../pages/unknown/UnknownPage.tsx'),
    (m) => m.UnknownPage,
  ),
};

export const routes: readonly Route[] = [
  { paths: [urls.home, '/index', '/index.html', '/home'], frame: 'full', page: home },
  {
    paths: [urls.register, '/register.html'],
    frame: 'full',
    page: home,
    modal: 'register',
    open: true,
  },
  { paths: [urls.login], frame: 'bare', page: login, open: true },
  { paths: [urls.reset], frame: 'bare', page: reset, open: true },
  { paths: [urls.social], frame: 'bare', page: social, open: true },
  { paths: [urls.gameCenter], frame: 'full', page: center },
  { paths: [urls.hotgame], frame: 'full', page: hot },
  ...[urls.rng, urls.live, urls.fish, urls.pvp, urls.localGames, urls.sports, urls.esports].map(
    (path): Route => ({ paths: [path], frame: 'full', page: category }),
  ),
  { paths: [urls.game], frame: 'headerAlone', page: game },
  { paths: [urls.seamless], frame: 'noFooter', page: vendorPage },
  { paths: [urls.elott], frame: 'full', page: lotteries },
  { paths: [urls.lottery], frame: 'headerOnly', page: lottery },
  { paths: [urls.vnlottery], frame: 'headerOnly', page: vietnam },
  { paths: [urls.severalBoards], frame: 'headerOnly', page: severalBoards },
  { paths: [urls.promotions], frame: 'full', page: promotions },
  { paths: [urls.promoDetail], frame: 'full', page: promotion },
  { paths: [urls.noticePage], frame: 'full', page: notices },
  { paths: [urls.aboutUs, urls.help], frame: 'full', page: help },
  { paths: [urls.helpmc, '/by-iframe/help'], frame: 'bare', page: help, open: true },
  { paths: [urls.join], frame: 'full', page: join },
  { paths: [urls.download], frame: 'full', page: download, open: true },
  { paths: ['/by-iframe/download'], frame: 'bare', page: download, open: true },
  { paths: [urls.feedback], frame: 'full', page: feedback },
  { paths: [urls.verify], frame: 'full', page: verify },
  { paths: [urls.books], frame: 'full', page: books },
  { paths: [urls.drawLog], frame: 'full', page: drawLog },
  { paths: [urls.groupBuy], frame: 'full', page: offers },
];

/** The route of a path; paths are matched as a whole. */
export function routeOf(path: string): Route {
  return routes.find((route) => route.paths.includes(path)) ?? unknownRoute;
}

/**
 * Where a visitor is redirected when the merchant shows nothing before login; undefined for no
 * redirect.
 */
export function redirectOf(
  path: string,
  visitor: { readonly loginedToHomePage: boolean; readonly hasSession: boolean },
): string | undefined {
  const mustLogIn = visitor.loginedToHomePage && !visitor.hasSession;
  return mustLogIn && routeOf(path).open !== true ? urls.login : undefined;
}

registerPreload((path) => routeOf(path).page.preload());
