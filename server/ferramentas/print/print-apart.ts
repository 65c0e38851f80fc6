import { askApart } from '#server/ferramentas/apart/apart.ts';
import type { ApartLimits } from '#server/ferramentas/apart/limits.ts';
import type { PrintAnswer, PrintRequest } from './printing.ts';

const usualLimits: ApartLimits = { megabytes: 1_024, pageLimit: 120_000 };

const start = new URL('./printer.ts', import.meta.url);

/** Makes one PDF of several, in a process of its own that holds one of them at a time. */
export const printApart = (request: PrintRequest, signal?: AbortSignal): AsyncGenerator<PrintAnswer> =>
  askApart<PrintAnswer>(start, request, usualLimits, signal);
