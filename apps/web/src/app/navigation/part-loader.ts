// Replaces Vite's preload helper: loads a part of the site's code with all that it imports. A
// browser keeps the failure of a module for as long as the page lives, so what failed is asked for
// at a new address, and so is each module that imports it.

/** What the loader needs of the browser. */
export interface PartBrowser {
  /** The native `import()` of an absolute path. */
  readonly importModule: (address: string) => Promise<unknown>;
  /** Fetches a module early, without running it. */
  readonly preloadModule: (address: string) => void;
  /** Comes to its end when the stylesheet applies; fails with `Unable to preload CSS`. */
  readonly loadStylesheet: (address: string) => Promise<void>;
  /** Whether a failure says that the network did not bring the module. */
  readonly isMissing: (error: unknown) => boolean;
}

/**
 * Loads a part. `load` imports it, or takes what it needs from the module that it is given, which
 * X (`assets/Name-hash.js`, `assets/name-hash.css`); empty outside a build.
 */
export type LoadPart = <Module>(
  load: (moved?: Promise<unknown>) => Promise<Module>,
  files?: readonly string[],
) => Promise<Module>;

/**
 * A loader with a history of its own. The history is a list of rounds, each the files that moved
 * to a new address in it. A file's address carries the history up to the file's latest round, so
 * that the server can work out the address of whatever the file imports
 * (`apps/server/src/edge/moved-parts.ts`): one address for each file, and no file that is there is
 * loaded a second time.
 */
export function createPartLoader(browser: PartBrowser): LoadPart {
  const rounds: string[][] = [];

  const roundOf = (file: string): number =>
    rounds.findLastIndex((moved) => moved.includes(nameOf(file)));

  const addressOf = (file: string): string => {
    const history = rounds.slice(0, roundOf(file) + 1).map((moved) => moved.join(','));
    return history.length === 0 ? `/${file}` : `/${file}?moved=${history.join('~')}`;
  };

  const isLost = async (address: string): Promise<boolean> => {
    try {
      await browser.importModule(address);
      return false;
    } catch (error) {
      return browser.isMissing(error);
    }
  };

  /** Gives a new address to each of the files that cannot be had at its present one. */
  const moveLost = async (files: readonly string[]): Promise<void> => {
    const asked = await Promise.all(
      files.map(async (file) => {
        const address = addressOf(file);
        return { file, address, lost: await isLost(address) };
      }),
    );
    // Another part's failure may have moved a file while this one waited.
    const lost = asked.filter((one) => one.lost && addressOf(one.file) === one.address);
    if (lost.length > 0) rounds.push(lost.map(({ file }) => nameOf(file)));
  };

  return async (load, files = []) => {
    const modules = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    const [part] = modules;
    const latest = (): number => Math.max(-1, ...modules.map(roundOf));
    if (part !== undefined && latest() > roundOf(part)) await moveLost(modules);
    const moved = part !== undefined && roundOf(part) >= 0;
    if (!moved) modules.forEach((file) => browser.preloadModule(`/${file}`));
    await Promise.all(styles.map((file) => browser.loadStylesheet(`/${file}`)));
    try {
      return await (moved ? load(browser.importModule(addressOf(part))) : load());
    } catch (error) {
      if (browser.isMissing(error)) await moveLost(modules);
      throw error;
    }
  };
}

/** The name of a module's file without folder and ending: what a history holds. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.js$/, '');
}
