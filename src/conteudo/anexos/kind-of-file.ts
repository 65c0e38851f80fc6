import { File, FileArchive, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { previewOf } from '#schemas/file-kinds.ts';

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^image\//, FileImage],
  [/spreadsheet|text\/csv/, FileSpreadsheet],
  [/zip/, FileArchive],
  [/pdf|word|text/, FileText],
];

/** The picture of a kind of file, by its media type. */
export const iconOfFile = (tipo: string): LucideIcon =>
  icons.find(([kinds]) => kinds.test(tipo))?.[1] ?? File;

/** Whether the page shows it; the others are downloaded. */
export const isShown = (tipo: string): boolean => previewOf(tipo) !== undefined;
