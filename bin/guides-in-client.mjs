import { basename } from 'node:path';
import { guidePdf } from './guide-pdf.mjs';
import { readGuide, readGuides } from './guides.mjs';

export const guidesInClient = () => ({
  name: 'malote:guides',
  enforce: 'pre',
  transform: {
    filter: { id: /docs\/guia\/[\w-]+\.md$/ },
    handler: (text, id) => ({
      code: `export default ${JSON.stringify(readGuide(basename(id, '.md'), text))};`,
      map: null,
      moduleType: 'js',
    }),
  },
  generateBundle() {
    for (const guide of readGuides())
      this.emitFile({ type: 'asset', fileName: `guia/${guide.name}.pdf`, source: guidePdf(guide) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name] = /\/guia\/([\w-]+)\.pdf$/.exec(request.url ?? '') ?? [];
      const guide = readGuides().find((each) => each.name === name);
      if (guide) response.setHeader('Content-Type', 'application/pdf').end(guidePdf(guide));
      else next();
    });
  },
});
