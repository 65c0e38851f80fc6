import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../bin/chromium.mjs';

/**
 * A real Chromium without a window. Contexts of it (`newContext`) are separate people. The network flags keep it from
 * calling home, which a closed machine answers with delays.
 */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureChromium(),
    headless: true,
    args: [
      // The sandbox needs rights that root and containers lack; only our own pages are opened.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--lang=pt-BR',
    ],
  });
