import { appUrl } from '#src/data/api-url.ts';

/** Lets the installed app receive what is shared with it; a page in a browser is no target, and has no worker. */
export const beginSharing = (): void => {
  if (!('serviceWorker' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  // without it the app works as before, and files are chosen on its own screens
  navigator.serviceWorker.register(appUrl('compartilhar.js')).catch((error: unknown) => console.error(error));
};
