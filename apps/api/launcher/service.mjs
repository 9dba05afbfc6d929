// The service in a process of its own, which `npm start` starts with settings for its memory.
import { endWithStarter } from './memory-settings.mjs';

endWithStarter();
await import('../dist/bundle/main.js');
