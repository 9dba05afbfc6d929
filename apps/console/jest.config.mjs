import { project } from '../../jest/project.mjs';

export default project('console', import.meta.dirname);
