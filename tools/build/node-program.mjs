// How a program for Node.js is bundled: npm packages stay external, workspace packages are bundled
// from source.

/** The options of esbuild; the caller adds entries and outputs. */
export const NODE_PROGRAM = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'error',
  plugins: [{ name: 'packages-outside', setup: packagesOutside }],
};

function packagesOutside(plugin) {
  plugin.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
    const isOurs = specifier.startsWith('@fairhouse/') || kind === 'entry-point';
    return isOurs ? undefined : { path: specifier, external: true };
  });
}
