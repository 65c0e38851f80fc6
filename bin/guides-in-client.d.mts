import type { Plugin } from 'vite';

/** Makes `docs/guia/*.md` modules of the client, each of which exports its guide, and puts the same on paper in `guia/`. */
export const guidesInClient: () => Plugin;
