// Exit code 0 when the server on this machine is ready, else 1: the container's health check.
import { isReady } from './installation/is-ready.mjs';

const scheme = process.env['TLS_CERT'] ? 'https' : 'http';
const port = process.env['PORT'] || '8080';
process.exitCode = (await isReady(`${scheme}://127.0.0.1:${port}/readyz`)) ? 0 : 1;
