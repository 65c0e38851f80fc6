export { passwordRefusal } from './password-rules.ts';
export { fillSettings, readSettings, type Settings } from './read-settings.ts';
