import { StepsApart } from '../motor/index.ts';

/** The steps of what runs. */
export const steps = new StepsApart();
