import { project } from '../../jest/project.mjs';

export default project('api', import.meta.dirname);
