import { project } from '../../jest/project.mjs';

export default project('scheduling', import.meta.dirname);
