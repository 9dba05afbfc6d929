/**
 * @long
 */
import { windowsOf } from './support/accessibility.js';
import { describeEveryPage } from './support/every-page.js';

const [, window] = windowsOf(360, 1440);

describeEveryPage(...window);
