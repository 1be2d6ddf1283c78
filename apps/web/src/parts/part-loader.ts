// Replaces Vite's preload helper: loads a part of the site's code with all of its imports. A
// browser caches the failure of a module until the page is closed, so a failed file is requested at
// a new address, and so is each module that imports it.

/** The functions of the browser that the loader uses. */
export interface PartBrowser {
  /** The native `import()` of an absolute path. */
  readonly importModule: (address: string) => Promise<unknown>;
  /** Fetches a module early, without running it. */
  readonly preloadModule: (address: string) => void;
  /** Resolves when the stylesheet applies; rejects with `Unable to preload CSS`. */
  readonly loadStylesheet: (address: string) => Promise<void>;
  /** Whether an error means that the network did not deliver the module. */
  readonly isMissing: (error: unknown) => boolean;
}

/**
 * Loads a part. `load` imports it, or takes an export from the module promise that it is passed.
 * `files` lists the part's scripts and stylesheets (`assets/Name-hash.js`,
 * `assets/name-hash.css`); empty outside a build.
 */
export type LoadPart = <Module>(
  load: (moved?: Promise<unknown>) => Promise<Module>,
  files?: readonly string[],
) => Promise<Module>;

/**
 * Creates a loader with its own history. The history is a list of rounds; each round lists the
 * files that moved to a new address in it. A file's address contains the history up to the file's
 * latest round, so that the server can derive the address of every file that it imports
 * (`apps/server/src/http/pages/moved-parts.ts`): each file has one address, and a loaded file is not
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

  /** Moves each of the files that fail at their present address to a new one. */
  const moveLost = async (files: readonly string[]): Promise<void> => {
    const asked = await Promise.all(
      files.map(async (file) => {
        const address = addressOf(file);
        return { file, address, lost: await isLost(address) };
      }),
    );
    // The failure of another part may have moved a file in the meantime.
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

/** A module's file name without folder and extension, as a history stores it. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.js$/, '');
}
