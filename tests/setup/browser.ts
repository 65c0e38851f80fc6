import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../bin/chromium.mjs';

let launched: Promise<Browser> | undefined;

/**
 * A real Chromium without a window, one for all the sites of a worker. Contexts of it (`newContext`) are separate people. It
 * ends with the worker.
 */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launchBrowser());

/**
 * What it is not to do. The popups of its address bar are two pages of its own, in a process of theirs, that it loads for each
 * window although nobody sees the bar: they took three quarters of what opening a window takes. The others are what Playwright
 * leaves out by itself, of which a second list takes the place.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join();

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
      `--disable-features=${leftOut}`,
    ],
  });
