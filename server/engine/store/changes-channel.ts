/** PostgreSQL channel where a process tells the others that definitions changed. */
export const changesChannel = 'malote_registro';
