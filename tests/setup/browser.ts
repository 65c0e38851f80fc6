import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../bin/chromium.mjs';

let launched: Promise<Browser> | undefined;

/**
 * A real Chromium without a window, one for all the sites of a worker. Contexts of it (`newContext`) are separate people. It
 * ends with the worker.
 */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launchBrowser());

/** The network flags keep it from calling home, which a closed machine answers with delays. */
const launchBrowser = async (): Promise<Browser> =>
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
