/** The path of the live connection: a WebSocket, so it has no row in the call table. */
export const LIVE_PATH = '/wps/live';
