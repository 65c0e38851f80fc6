import { StepsApart } from '../motor/index.ts';

/** The steps of what is only tried out: what runs does not wait for them. */
export const steps = new StepsApart();
