// The rule that no code of the server turns on the promise hooks of its process.
import { findingAt, importsOf, type Finding, type Source } from './source.ts';

const SAYS =
  'slows every promise of the server on Node 20 (3,500 bets a second instead of 4,060): ';

const REFUSED = [
  {
    place: /^(apps\/server|packages)\//,
    from: /^(node:)?async_hooks$/,
    says: `${SAYS}pass the value as an argument`,
  },
  {
    // The server renders the first page with the site's code.
    place: /^apps\/web\//,
    from: /^react-dom\/(server|static)(\.node)?$/,
    says: `${SAYS}import React's build for the edge`,
  },
];

/**
 * The server and the packages in its process do not import `node:async_hooks`, nor the site React's
 * build for Node, which does. The first `AsyncLocalStorage.run` is enough, and nothing turns the
 * hooks off again.
 */
export function asyncHooks(source: Source): Finding[] {
  return REFUSED.filter(({ place }) => place.test(source.path)).flatMap((refused) =>
    importsOf(source)
      .filter(({ from }) => refused.from.test(from))
      .map(({ from, at }) => findingAt(source, at, `${from} ${refused.says}`)),
  );
}
