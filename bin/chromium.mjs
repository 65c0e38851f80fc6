import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { capture } from './run.mjs';

// First the one made to have no window: the same pages by the same engine, for two thirds of the processor.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium or Chrome: the one of CHROME_PATH, or one of this machine; undefined when there is none. */
export const findChromium = () => {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Refusal(`CHROME_PATH indica ${given}, que não é um programa. Corrija ou retire a variável.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));
  return [...candidates, ...fixed].find(isProgram);
};

/** As `findChromium`, after installing Debian's package where that is possible. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium para os testes…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update'], { env });
    // not every distribution has the first
    for (const name of [shell, 'chromium']) {
      await capture('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Refusal(
    'As jornadas precisam do Chromium. Instale-o (Debian e Ubuntu: sudo apt-get install chromium) ou indique o programa em CHROME_PATH.',
  );
};

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run.
    return false;
  }
};
