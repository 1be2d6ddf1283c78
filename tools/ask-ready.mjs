// Ends with 0 when the house of this machine serves, else with 1: the container's check of health.
import { answers } from './answers.mjs';

const scheme = process.env['TLS_CERT'] ? 'https' : 'http';
const port = process.env['PORT'] || '8080';
process.exitCode = (await answers(`${scheme}://127.0.0.1:${port}/readyz`)) ? 0 : 1;
