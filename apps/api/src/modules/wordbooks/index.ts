export { StarterWordbooks } from './starter-wordbooks.js';
export { WordbooksModule } from './wordbooks.module.js';
