import { project } from '../../jest/project.mjs';

export default project('dto', import.meta.dirname);
