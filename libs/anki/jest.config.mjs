import { project } from '../../jest/project.mjs';

export default project('anki', import.meta.dirname);
