import type { Desenho } from './desenho.ts';

/** What each form of a chart is given; `id` begins the names of its fills. */
export interface FormProps {
  readonly id: string;
  readonly desenho: Desenho;
  /** As many lines as are drawn where bars lie down. */
  readonly most: number;
  readonly small: boolean;
}
