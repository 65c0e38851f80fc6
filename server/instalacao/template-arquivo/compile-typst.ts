import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startOfAll } from '#server/ferramentas/apart/child.ts';
import { workTimer } from '#server/ferramentas/apart/work-timer.ts';

/** What came of a text in Typst: the paper, or why there is none. */
export type Compiled =
  | { readonly paginas: number; readonly pdf: Buffer }
  | { readonly svg: Buffer }
  | { readonly erro: readonly string[] }
  /** It asked for a package, which would come from the network. */
  | { readonly pacote: true }
  /** Asked as a drawing, it is not of one page. */
  | { readonly folhas: number }
  | { readonly demorou: true };

/** Milliseconds of processor; starting the process takes about one second of them. */
const timeLimit = 20_000;
const typstChild = new URL('./typst-child.ts', import.meta.url);
const most = 40 * 1_048_576;

/** The text of the model is followed by this, so that what it says of pages is seen. */
const sample = '\n\n#lorem(120)\n';

interface Answer {
  readonly paginas?: number;
  readonly pdf?: string;
  readonly svg?: string;
  readonly erro?: readonly unknown[];
}

/**
 * Nothing of the environment of the server, where addresses and keys are. The compiler would fetch packages, however the text
 * spells their names: its only way out is a proxy that is nowhere, and there is none kept in the folders where it looks.
 */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  TMPDIR: folder,
  MALOTE_MONTAGEM: process.env['MALOTE_MONTAGEM'],
  ALL_PROXY: nowhere,
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  XDG_CACHE_HOME: folder,
  XDG_DATA_HOME: folder,
});
const nowhere = 'http://127.0.0.1:0';

/**
 * Makes a paper of a text in Typst that somebody wrote, apart from the server and for so long only: a PDF with sample text, or
 * the drawing of its only page as it is.
 */
export const compileTypst = async (content: string, as: 'pdf' | 'svg' = 'pdf'): Promise<Compiled> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-typst-'));
  try {
    const child = spawn(process.execPath, [fileURLToPath(startOfAll), typstChild.href, as], {
      cwd: folder,
      env: environment(folder),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const timer = workTimer(child, timeLimit, () => child.kill('SIGKILL'));
    child.stdin.on('error', () => undefined);
    child.stdin.end(as === 'pdf' ? `${content}${sample}` : content);
    const answer = await text(child.stdout);
    timer.clear();
    if (answer === '' || answer.length > most) return { demorou: true };
    const { paginas = 0, pdf, svg, erro = [] } = JSON.parse(answer) as Answer;
    if (svg !== undefined) return { svg: Buffer.from(svg) };
    if (pdf !== undefined) return { paginas, pdf: Buffer.from(pdf, 'base64') };
    if (paginas > 0) return { folhas: paginas };
    const texts = erro.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    return texts.some((one) => one.includes('failed to download package'))
      ? { pacote: true }
      : { erro: texts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
