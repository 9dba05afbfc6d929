import { project } from '../../jest/project.mjs';

export default project('dictionary-packs', import.meta.dirname);
