import type { InboxFigures } from '../measure-inbox.ts';
import type { Starts } from '../measure-starts.ts';
import type { StepFigures } from '../measure-steps.ts';
import type { StatisticsFigures } from '../measure-statistics.ts';
import type { ReportFigure } from '../measure-reports.ts';
import type { MemoryFigures } from '../measure-memory.ts';
import type { ConclusionFigures } from '../measure-writes.ts';
import type { Options } from '../options.ts';
import type { AccessCost } from './access-cost.ts';
import type { Figures } from './figures.ts';
import type { WorkCost } from './work-cost.ts';

/** One line of the table of speeds: the same request over the small and over the large archive. */
export interface Line {
  readonly name: string;
  readonly label: string;
  readonly small: Figures;
  readonly large: Figures;
}

/** Everything that a run found; what is written as JSON. */
export interface Results {
  readonly options: Options;
  readonly machine: { readonly cores: number; readonly load: number; readonly node: string };
  readonly archives: readonly { documents: number; seconds: number; megabytes: number }[];
  readonly starts: Starts;
  readonly lines: readonly Line[];
  readonly work: readonly WorkCost[];
  readonly access: readonly AccessCost[];
  readonly inbox: InboxFigures;
  readonly conclusions: { readonly small: ConclusionFigures; readonly large: ConclusionFigures };
  readonly memory: MemoryFigures;
  /** Milliseconds from dropping a definition until its first answer. */
  readonly newRegister: number;
  readonly statistics: StatisticsFigures;
  readonly flowSteps: StepFigures;
  readonly reports: readonly ReportFigure[];
  readonly minutes: number;
}
