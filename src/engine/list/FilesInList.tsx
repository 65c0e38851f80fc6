import { later } from '#src/ui/later.tsx';

/** The files of a record, in a list; most lists have none, and do not wait for it. */
export const FilesInList = later(() =>
  import('../file/FilesOfField.tsx').then((module) => module.FilesOfField),
);
