import type { Drawing } from '#schemas/report-drawing.ts';

/** What a chart draws, whatever report it is of, under the name that it is read out by. */
export interface Desenho extends Drawing {
  readonly titulo: string;
}
