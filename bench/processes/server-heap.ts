// The settings of V8's heap that the server makes when it starts, for processes that do its work.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=100');
