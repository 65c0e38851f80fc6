export { makeBackup } from './make-backup.ts';
export { tellOldBackup } from './tell-old-backup.ts';
