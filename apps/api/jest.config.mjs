import { onBuild, project } from '../../jest/project.mjs';

export default project('api', import.meta.dirname, onBuild);
