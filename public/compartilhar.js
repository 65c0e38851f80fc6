// The worker of the installed app. It does one thing: it keeps on this device what the person shares with Malote from another
// app, until the screen of new protocols asks what to do with it. It answers no other request and keeps no page.
const store = 'malote-compartilhado';
const place = new URL('compartilhar', self.registration.scope);
const screen = 'principal/protocolo/cadastro?compartilhado=1';
const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'];
const mostFiles = 50;
const mostBytes = 200 * 1_048_576;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && url === place.href) event.respondWith(receive(event.request));
});

const receive = async (request) => {
  const to = new URL(screen, self.registration.scope);
  try {
    const out = await keep((await request.formData()).getAll('arquivos'));
    if (out > 0) to.searchParams.set('fora', String(out));
  } catch (error) {
    // the screen says that nothing came
    console.error(error);
  }
  return Response.redirect(to.href, 303);
};

/** Keeps what may be registered; the answer is how many were left out. */
const keep = async (shared) => {
  await caches.delete(store);
  const files = [];
  let bytes = 0;
  for (const one of shared) {
    const serves = one instanceof File && one.size > 0 && kinds.includes(one.type);
    if (!serves || files.length === mostFiles || bytes + one.size > mostBytes) continue;
    bytes += one.size;
    files.push(one);
  }
  const cache = await caches.open(store);
  for (const [index, file] of files.entries())
    await cache.put(
      new URL(`compartilhar/${index}`, self.registration.scope).href,
      new Response(file, {
        headers: {
          'content-type': file.type,
          'x-nome': encodeURIComponent(file.name),
          'x-quando': String(Date.now()),
        },
      }),
    );
  return shared.length - files.length;
};
