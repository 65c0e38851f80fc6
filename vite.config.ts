import react from '@vitejs/plugin-react';
import { readdirSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { defineConfig, Visitor, type Plugin } from 'vite';
import { guidesInClient } from './bin/guides-in-client.mjs';

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

/** What travels has a shape that the server alone checks. */
const shapeModule = /(^#schemas|\/schemas|^\.\.)\/shapes\//;

/** Takes the rest out of the declarations of calls, and with it the shapes that it named. */
const leanCalls = (): Plugin => ({
  name: 'malote:lean-calls',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /schemas\/api\/[\w-]+\.ts$/ },
    handler(code) {
      const found: { start: number; end: number }[] = [];
      new Visitor({
        ImportDeclaration: ({ source, start, end }) => {
          if (shapeModule.test(source.value)) found.push({ start, end });
        },
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

/** Lists are exported by the server, which knows all of them: what ra-core would write a page of one with stays out. */
const exportedByServer = (): Plugin => ({
  name: 'malote:exported-by-server',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^jsonexport/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0jsonexport/ },
    handler: () => 'export default () => { throw new Error("exported by the server"); };',
  },
});

/** Fields are outlined everywhere: the two other looks that MUI's Select and TextField carry stay out. */
const outlinedFields = (): Plugin => ({
  name: 'malote:outlined-fields',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/(Filled)?Input\/index\.mjs$/ },
    handler: (id, importer) => (importer?.includes('@mui/material/') === true ? `\0malote:${id}` : undefined),
  },
  load: {
    filter: { id: /^\0malote:\.\.\/(Filled)?Input\// },
    handler: () => 'export default () => { throw new Error("fields are outlined"); };',
  },
});

/**
 * Writes down, beside the build, which files it made: the server serves these and no other, whatever comes to lie among them.
 */
const listFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'malote:list-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          resolve(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll(sep, '/'),
        )
        .sort();
      writeFileSync(`${folder}.json`, JSON.stringify(files));
    },
  };
};

/** What a field to write in is made of: the way in has them, and every screen after it. */
const fieldParts =
  /src\/ui\/(TextInput|PasswordInput|Note|page-title|SkipLink|classes|CoatOfArms|FaixaPostal|Trilha|(FontSize|Language|Contrast)Button)|src\/session\/redirect-url/;

/** The way in; not the steps that few are asked for. */
const entryParts = /custom-screens\/login\/(?!PendingSteps|CodeStep|TermsDialog)/;

/** The frame of signed-in people. */
const frameParts =
  /src\/app\/(SignedInFrame|menu|layout\/(?!AboutDialog|AdvancedPanel|CommandPalette|AccountMenu|SubstituteItems|UnitItems|Terms|Location|MenuDrawer|NotificationMenu))/;

/** What react-admin brings to every register; what it writes and shows a record with comes with the form. */
const registerParts =
  /node_modules\/(react-admin|ra-core(?!\/dist\/(controller\/(edit|create|show)|dataProvider\/use(Create|Update|MutationWithMutationMode)\b))|ra-data-simple-rest|ra-i18n-i18next|lodash)\//;

/** Pictures that the frame does not show: one file of them all weighs less than asking for each. */
const iconParts = /node_modules\/lucide-react\//;

/** Small parts that almost every screen of signed-in people shows. */
const smallParts =
  /node_modules\/@mui\/material\/(esm\/)?(Chip|Checkbox|Select|Input|FilledInput)\/|src\/(ui\/(PageHeader|Chip|EmptyState|Sheet)|session\/draft-owner)|lucide-react\/dist\/esm\/icons\/(arrow-down|ellipsis|chevron-left|rows-3)/;

/** The list of a register, but for what opens over it. */
const listParts =
  /src\/engine\/(list\/(?!FilterPill|Bulk|bulk|use-bulk-run|ListActions|Filter(Popover|Form|Input|Dates|Numbers)|ApplyFilter|use-filter-fields|SavedFilters|TransferMenu|DensityMenu|Columns?Panel|PanelPopover|List(Cards|Empty|Error)|SortSelect|AppliedFilters|list-filter)|RegisterPlaceRoute|area-crumb|relation\.ts|widgets\/custom-widgets)/;

/** The home with all that it needs: it is the first screen of the day, and brings no others. */
const homeParts = /custom-screens\/home\/index\.tsx/;

/** What dialogs, forms and filters are made of, on whatever screen they first open. */
const controlParts =
  /node_modules\/(@mui\/material|@popperjs)\/|src\/ui\/(ConfirmDialog|LeaveGuard|DateField|DateInput|ExplainedButton|MoreActions|CountTabs|SelectInput|Pager)/;

/** What tells of a document or a process, on every screen that has one. */
const contentParts =
  /src\/conteudo\/(?!anexos\/|campos\/|Percurso|AssinarDialog|PickField|TrilhaConteudo|SaveSearch|SearchName|Signing|use-sign|sign-)|src\/ui\/(\w+(Chip|Mark)\.tsx|marks|Trilha|Facts|Etiqueta|Highlight|use-(roving-focus|shortcuts|settled)|undo)|src\/pdf\/Pdf(Viewer|Skeleton)/;

/** Reports, but for what draws the charts. */
const reportParts =
  /custom-screens\/relatorio|src\/relatorio\/(?!Grafico|FolhaGrafico|Legenda|Padroes|Later)/;

/** Lines that many screens share, and the first has none of. */
const commonLines =
  /schemas\/marcador-cores|src\/conteudo\/(\w+\/)?(prazo-text|marcadores-of|destination-refusal)|src\/pesquisa\/search-url|src\/engine\/list\/list-filter/;

/** The form of a register, but for what opens over it, and what it shares with the consultation, which needs it too. */
const formParts =
  /node_modules\/ra-core\/dist\/(controller\/(edit|create|show)|dataProvider\/use(Create|Update|MutationWithMutationMode)\b)|src\/engine\/((form|templates|widgets)\/(?!CreateRelated)|RecordMissing|RemoveDialog|uses\.ts|tell-saved|action\/(?!InputDialog)|view\/RecordActions)/;

export default defineConfig({
  root: 'src',
  // addresses relative to <base href>, which the server writes: the same build serves any sub-path
  base: './',
  publicDir: '../public',
  plugins: [
    react(),
    guidesInClient(),
    preloadFont(),
    leanCalls(),
    exportedByServer(),
    outlinedFields(),
    listFiles(),
  ],
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
            { name: 'base', tags: ['$initial'], priority: 11 },
            { name: 'campos', test: fieldParts, priority: 10 },
            { name: 'entrada', test: entryParts, priority: 9 },
            { name: 'moldura', test: frameParts, priority: 8 },
            { name: 'pecas', test: smallParts, priority: 7 },
            { name: 'cadastros', test: registerParts, priority: 6 },
            { name: 'lista', test: listParts, priority: 5 },
            { name: 'inicio', test: homeParts, priority: 4 },
            { name: 'icones', test: iconParts, priority: 3 },
            { name: 'controles', test: controlParts, priority: 2 },
            { name: 'formulario', test: formParts, priority: 1 },
            { name: 'comuns', test: commonLines, priority: 0 },
            { name: 'relatorios', test: reportParts, priority: 0 },
            { name: 'conteudo', test: contentParts, priority: 0 },
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
