import { buildClient } from '../../bin/client-build.mjs';

/** The journeys run on the built client, the one that people get. */
export const setup = (): Promise<void> => buildClient();
