// `npm run rgs`: a studio with a member who has money, for a game client to try.
// `--client DIR` serves the files of a client of the RGS shape below /client/; `--game` is the game
// that it plays, harbour-lights without it; `--port` is the studio's. The certificate is our own: a
// browser is started with --ignore-certificate-errors, or asked to go on.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openRgs } from './rgs/open-rgs.ts';
import { writeOwnCertificate } from './rgs/own-certificate.ts';

const { values } = parseArgs({
  options: {
    client: { type: 'string' },
    game: { type: 'string', default: 'harbour-lights' },
    port: { type: 'string', default: '8443' },
  },
});
const tls = writeOwnCertificate();
const clientFolder = values.client === undefined ? undefined : resolve(values.client);
const rgs = await openRgs({ port: Number(values.port), tls: tls.files, clientFolder });
const own = await rgs.launch(values.game);
console.log(`our client:  ${own.href}`);
if (clientFolder !== undefined) {
  const address = await rgs.launch(values.game);
  address.pathname = '/client/index.html';
  console.log(`your client: ${address.href}`);
}
console.log('an address opens within a minute; press Ctrl+C to end');
const stop = (): void => {
  void rgs.close().then(() => {
    tls.remove();
    process.exit(0);
  });
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
