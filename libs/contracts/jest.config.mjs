import { project } from '../../jest/project.mjs';

export default project('contracts', import.meta.dirname);
