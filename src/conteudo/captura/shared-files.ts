/** Where the worker of the installed app (`public/compartilhar.js`) keeps what was shared with it. */
const store = 'malote-compartilhado';
/** Long enough to sign in; what nobody asked for by then is forgotten. */
const keptMs = 30 * 60_000;

/** What was shared from another app of this device and still waits, in the order in which it came. */
export const readShared = async (): Promise<readonly File[]> => {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(store);
  const files: { readonly place: number; readonly file: File }[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept || Date.now() - Number(kept.headers.get('x-quando')) > keptMs) continue;
    const name = decodeURIComponent(kept.headers.get('x-nome') ?? '');
    const type = kept.headers.get('content-type') ?? '';
    files.push({
      place: Number(new URL(request.url).pathname.split('/').at(-1)),
      file: new File([await kept.blob()], name, { type }),
    });
  }
  if (files.length === 0) await forgetShared();
  return files.sort((one, other) => one.place - other.place).map(({ file }) => file);
};

/** Nothing of it stays on the device. */
export const forgetShared = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(store);
};
