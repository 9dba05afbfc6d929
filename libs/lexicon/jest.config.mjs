import { onBuild, project } from '../../jest/project.mjs';

export default project('lexicon', import.meta.dirname, onBuild);
