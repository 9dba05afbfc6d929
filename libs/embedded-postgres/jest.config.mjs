import { onBuild, project } from '../../jest/project.mjs';

export default project('embedded-postgres', import.meta.dirname, onBuild);
