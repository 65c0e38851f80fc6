import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, Visitor, type Plugin } from 'vite';

const server = process.env.MALOTE_SERVIDOR ?? 'http://127.0.0.1:3000';

/** The face that every screen begins with is asked for together with the script. */
const preloadFont = (): Plugin => ({
  name: 'malote:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /hyperlegible-next-latin-wght-normal[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
        })),
  },
});

/** Of a call the browser needs no more than where it goes; the rest is for the types, the server and the page of the API. */
const neededOfCall: ReadonlySet<string> = new Set(['method', 'path', 'readOnly']);

/** Takes the rest out of the declarations of calls. */
const leanCalls = (): Plugin => ({
  name: 'malote:lean-calls',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /schemas\/api\/[\w-]+\.ts$/ },
    handler(code) {
      const found: { start: number; end: number }[] = [];
      new Visitor({
        CallExpression: ({ callee, arguments: [declared] }) => {
          if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
          for (const part of declared?.type === 'ObjectExpression' ? declared.properties : [])
            if (
              part.type === 'Property' &&
              part.key.type === 'Identifier' &&
              !neededOfCall.has(part.key.name)
            )
              found.push({ start: part.start, end: part.end });
        },
      }).visit(this.parse(code));
      return found.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
    },
  },
});

/** The way in, with the parts of a field, which every form after it needs too; not the steps that few are asked for. */
const entryParts = /custom-screens\/login\/(?!PendingSteps|CodeStep)/;

/** The frame of signed-in people. */
const frameParts =
  /src\/app\/(SignedInFrame|menu|layout\/(?!AboutDialog|AccountMenu|SubstituteItems|UnitItems|Terms|Location|MenuDrawer|NotificationMenu))/;

/** What react-admin brings to every register. */
const registerParts = /node_modules\/(ra-core|ra-data-simple-rest|ra-i18n-i18next|lodash)\//;

/** The list of a register, but for what opens over it. */
const listParts =
  /src\/engine\/(list\/(?!Bulk|bulk|use-bulk-run|ListActions|Filter(Popover|Form|Input|Dates)|use-filter-fields|SavedFilters|TransferMenu|DensityMenu|Columns?Panel|PanelPopover)|RegisterPlaceRoute|area-crumb|relation\.ts)|src\/ui\/(PageHeader|Chip|EmptyState|Sheet)/;

export default defineConfig({
  root: 'src',
  // addresses relative to <base href>, which the server writes: the same build serves any sub-path
  base: './',
  publicDir: '../public',
  plugins: [react(), preloadFont(), leanCalls()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // a picture inside the style sheet would need data: in the policy for nothing
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // parts that are always wanted together come in one file instead of forty
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 4 },
            { name: 'entrada', test: entryParts, priority: 3 },
            { name: 'moldura', test: frameParts, priority: 2 },
            { name: 'cadastros', test: registerParts, priority: 1 },
            { name: 'lista', test: listParts, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT_CLIENTE ?? 5173),
    proxy: { '/ws': { target: server, changeOrigin: false }, '/saude': { target: server } },
  },
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite'),
});
