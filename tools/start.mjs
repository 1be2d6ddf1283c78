// `npm start`: from a clean clone to a running server. The Node version is checked before any
// import that needs it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
const { launch } = await import('./launcher/launch.mjs');
await launch();
