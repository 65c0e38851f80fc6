import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: 'src',
  // addresses relative to <base href>, which the server writes: the same build serves any sub-path
  base: './',
  publicDir: '../public',
  plugins: [react(), preloadFont()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // a picture inside the style sheet would need data: in the policy for nothing
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // what every page needs comes in one file instead of forty
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-is|i18next|react-i18next|@tanstack|@emotion|stylis|@mui[\\/](system|utils|styled-engine|private-theming))[\\/]/,
            },
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
